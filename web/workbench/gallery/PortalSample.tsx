import { PortalFooter } from '../../portal/frame/PortalFooter.tsx'
import { PortalHeader } from '../../portal/frame/PortalHeader.tsx'
import '../../ui/Button.css'
import { Card } from '../../ui/Card.tsx'

const nothing = () => undefined
const account = {
  name: '恒润精密机械',
  certified: true,
  home: '/workbench/enterprise',
  onHome: nothing,
  onPassword: nothing,
  onPhone: nothing,
  onLogout: nothing,
}

/** The portal's head for somebody logged in, and the foot of the provident-fund channel. */
export function PortalSample() {
  return (
    <Card title="门户页头与页脚" flush>
      <PortalHeader
        account={account}
        searchHints={['设备更新贷款贴息怎么申请', '首贷户有哪些产品', '担保费补贴材料']}
      />
      <PortalFooter channel="provident-fund" />
    </Card>
  )
}
