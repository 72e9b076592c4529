import { Button, Drawer, Tabs, Tree } from 'antd'
import { type Key, useState } from 'react'
import type { TreeNode } from '#contract/kit/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { formTexts } from '../../ui/form/texts.ts'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { checkWith, type Granted, uncheckWith } from './granted.ts'
import { systemTexts } from './texts.ts'

export interface GrantTab {
  readonly key: string
  readonly title: string
  readonly nodes: readonly TreeNode[]
}

interface GrantDrawerProps {
  readonly title: string
  readonly note: string
  /** Undefined while loading. */
  readonly tabs?: readonly GrantTab[]
  readonly granted?: Granted
  /** Nodes are chosen one by one, as roles, not with what is above and below them. */
  readonly single?: boolean
  readonly saving: boolean
  readonly onSave: (granted: Granted) => void
  readonly onClose: () => void
}

/** What a role, a top menu or a user is given: trees with check boxes, one tab each. */
export function GrantDrawer(props: GrantDrawerProps) {
  const { title, note, tabs, granted, single, saving, onSave, onClose } = props
  const t = useTexts(formTexts)
  const [changed, setChanged] = useState<Granted>({})
  const now = { ...granted, ...changed }
  const pages = tabs?.map((tab) => ({
    key: tab.key,
    label: `${tab.title} ${now[tab.key]?.length ?? 0}`,
    children: (
      <GrantTree
        nodes={tab.nodes}
        checked={now[tab.key] ?? []}
        single={single}
        onChange={(ids) => setChanged({ ...changed, [tab.key]: ids })}
      />
    ),
  }))
  return (
    <Drawer
      open
      size={520}
      className="edit-drawer"
      closable={{ placement: 'end' }}
      title={
        <>
          {title}
          <small>{note}</small>
        </>
      }
      onClose={onClose}
      footer={
        <div className="drawer-actions">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" disabled={!granted} loading={saving} onClick={() => onSave(now)}>
            {t('save')}
          </Button>
        </div>
      }
    >
      {!pages || !granted ? (
        <LinesSkeleton lines={10} />
      ) : pages.length > 1 ? (
        <Tabs items={pages} />
      ) : (
        pages[0]?.children
      )}
    </Drawer>
  )
}

interface GrantTreeProps {
  readonly nodes: readonly TreeNode[]
  readonly checked: readonly string[]
  readonly single?: boolean
  readonly onChange: (ids: string[]) => void
}

function GrantTree({ nodes, checked, single, onChange }: GrantTreeProps) {
  const t = useTexts(systemTexts)
  if (nodes.length === 0) return <p className="muted">{t('nothingToGrant')}</p>
  const change = (id: string, on: boolean) => {
    if (single) return onChange(on ? [...checked, id] : checked.filter((other) => other !== id))
    onChange(on ? checkWith(nodes, checked, id) : uncheckWith(nodes, checked, id))
  }
  return (
    <Tree
      checkable
      checkStrictly
      selectable={false}
      defaultExpandedKeys={nodes.map(({ id }) => id)}
      // Ant Design types its tree as mutable.
      treeData={nodes as TreeNode[]}
      checkedKeys={{ checked: checked as Key[], halfChecked: [] }}
      onCheck={(_keys, { node, checked: on }) => change(String(node.key), on)}
    />
  )
}
