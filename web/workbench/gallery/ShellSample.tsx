import { useState } from 'react'
import type { MenuGroup, OpenTab } from '../../app/shell/model.ts'
import { Sidebar } from '../../app/shell/Sidebar.tsx'
import { TabBar } from '../../app/shell/TabBar.tsx'
import { TopBar } from '../../app/shell/TopBar.tsx'
import { closeTab, keepTab } from '../../app/shell/tabs.ts'
import { Card } from '../../ui/Card.tsx'

const groups: MenuGroup[] = [
  { key: '0', entries: [{ key: 'home', title: '工作台', path: '/gallery', icon: 'home' }] },
  {
    key: '1',
    title: '业务办理',
    entries: [
      { key: 'a', title: '待受理', path: '/gallery?a', icon: 'inbox', count: 12, urgent: true },
      { key: 'b', title: '抢单池', path: '/gallery?b', icon: 'pool', count: 36 },
      { key: 'c', title: '审核与授信', path: '/gallery?c', icon: 'flow', count: 14 },
    ],
  },
  {
    key: '2',
    title: '信保贷',
    entries: [
      {
        key: 'x',
        title: '信保贷业务',
        icon: 'coin',
        children: [
          { key: 'x1', title: '放款申请', path: '/gallery', count: 4 },
          { key: 'x2', title: '放款管理', path: '/gallery?x2', count: 120 },
          { key: 'x3', title: '还款管理', path: '/gallery?x3', count: 0 },
        ],
      },
    ],
  },
  {
    key: '3',
    title: '统计与管理',
    entries: [{ key: 's', title: '时效与拒绝统计', path: '/gallery?s', icon: 'chart' }],
  },
]

const opened: OpenTab[] = [
  { path: '/gallery', title: '工作台', fixed: true },
  { path: '/gallery?a', title: '待受理' },
  { path: '/gallery?c', title: 'RZ20261111000482' },
]

const nothing = () => undefined

/** The shell's parts with a bank officer's content. */
export function ShellSample() {
  const [tabs, setTabs] = useState<readonly OpenTab[]>(opened)
  const [collapsed, setCollapsed] = useState(false)
  return (
    <Card title="工作台外壳" flush>
      <div className="gallery-stage">
        <TopBar
          place="业务工作台"
          user={{ name: '陆知行', phone: '138****2207', organisation: '澄湖银行吴中支行', certified: true }}
          userMenu={[
            { key: 'profile', label: '个人资料', onSelect: nothing },
            { key: 'out', label: '退出登录', onSelect: nothing },
          ]}
          unread={8}
          day={{ text: '11月16日 周一 09:12', working: true }}
          onMenu={nothing}
          onSearch={nothing}
          onMessages={nothing}
          onHelp={nothing}
        />
        <div className="gallery-under">
          <Sidebar
            groups={groups}
            current="/gallery"
            collapsed={collapsed}
            drawerOpen={false}
            onToggle={() => setCollapsed(!collapsed)}
            onCloseDrawer={nothing}
          />
          <div style={{ flex: 1, minWidth: 0 }}>
            <TabBar
              tabs={tabs}
              current="/gallery?c"
              onClose={(path) => setTabs(closeTab(tabs, path))}
              onCloseOthers={(path) => setTabs(keepTab(tabs, path))}
              onCloseAll={() => setTabs(keepTab(tabs, ''))}
              onClearCache={nothing}
            />
          </div>
        </div>
      </div>
    </Card>
  )
}
