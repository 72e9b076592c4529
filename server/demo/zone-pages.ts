import type { ZoneBlock } from '#contract/content/index.ts'
import type { ZoneSeed } from './zone-seeds.ts'

type Item = NonNullable<ZoneBlock['items']>[number]

/** 专区的亮点，每区三条，以「题目：说明」书写。 */
const POINTS: Record<string, string> = {
  kcjr: '研发投入折算额度：按近两年研发费用测算信用额度|知识产权可质押：专利、软著质押登记三个工作日办结|投贷联动：获投项目同步授信，随融随贷',
  lsjr: '利率优惠：绿色工厂贷款利率再降 0.3 个百分点|减排可奖励：按核定减排量给予项目奖励|披露有回报：环境信息披露等级与额度挂钩',
  swyy: '担保费补贴：信保贷结清后按实际费用全额补贴|临床试验保险：共保体统一条款，保费补贴一半|研发贷：按临床阶段分期放款，匹配研发周期',
  szrmb: '即时到账：贷款和补贴直达企业钱包|零手续费：发放、转账、缴费都不收费|可追溯：用途透明，便于核验贴息',
  whjr: '著作权质押：影视、设计、动漫作品可质押|收益权融资：票房、门票收益权可质押|评估登记：一站式作品评估和登记',
  yljr: '长宽限：建设期贷款最长三年宽限|收费权质押：床位收费权、运营补贴可质押|适老改造：社区与家庭改造均可贷',
  kjjr: '订单融资：凭出口订单和信保保单融资|汇率避险：远期、期权保证金可减免|结算便利：凭指令直接办理跨境结算',
  zgsz: '传承人信用贷：凭传承人证书和订单授信|参展补贴：重点展会展位费补贴七成|品牌质押：地理标志和商标可质押',
  xczx: '设施可抵押：大棚、养殖设施确权后可抵押|经营权贷款：承包土地、养殖水面经营权可抵押|农业保险：主要作物完全成本保险',
  cxjq: '一链一行：每条产业链确定主办银行|集中授信：上下游企业共享额度|攻关贷款：期限与研发周期匹配',
  ssjr: '数据授信：交易和回款数据测算额度|数据质押：数据知识产权登记后可质押|算力分期：云和算力支出可分期',
  kjbx: '十个险种：研发、专利、产品责任全覆盖|保费补贴：按险种补贴三成到五成|风险减量：机构提供上门检测和培训',
  gtgsh: '凭执照申请：不用抵押，线上提交|费用减免：账户管理费、转账费减免|贴息名单：名特优新经营者可享贴息',
  phjr: '公开透明：利率、费用、时限全部公示|首贷辅导：财务规范和征信辅导免费|续贷无缝：到期前一个月主动对接',
  wysd: '模型测额：授权数据后即时出额度|随借随还：按天计息，提前还款不收费|最快当天：全程线上，当天到账',
  jjhq: '基金名录：投资方向、阶段、联系人公开|项目核验：平台核验后定向推送|路演服务：每月一场，提供辅导',
  szjr: '数据入表：提供登记、评估和入表辅导|电子保函：十分钟出函，扫码核验|线上签约：合同、授权全程电子化',
  xxgyh: '中长期资金：三年以上贷款优先保障|项目贴息：重点技改项目前两年贴息|设备租赁：直租回租均可办理',
  zdzx: '一个工作日放款：取得续贷承诺即可申请|费率公开：日费率不高于万分之二|名单免费：白名单企业首次免费',
  aqscfw: '保险加服务：每年不少于两次上门排查|整改贷款：隐患整改走绿色通道|保费补贴：重点行业保费补贴三成',
  wyd: '演出合同可贷：签约即可申请|创作周期匹配：还款期跟着演出季走|作品登记：协助办理著作权登记',
  dfjr: '持牌可查：许可信息公开可核验|费率公示：收费项目一目了然|投诉处理：五个工作日内答复',
  ryd: '层次对应额度：最高一千万元|利息补贴：最长三年|在线核验：人才层次自动核验',
  aj: '期限长：最长二十五年|租金还款：按租金回款安排|资产证券化：支持发行租赁住房产品',
  zzd: '备案即贷：项目备案后即可申请|期限匹配：与改造周期一致|叠加贴息：可同时享受设备贴息',
}

const FLOWS: Record<string, string> = {
  swyy: '核对名单：登录后查看是否在名单内|登记信息：填写项目、费用并上传合同|审核核定：主管部门按规则核定金额|资金拨付：核定后直接拨到企业账户',
  zdzx: '确认到期：核对原贷款到期日和金额|续贷承诺：银行出具续贷承诺|提交申请：上传合同并选择转贷机构|放款归还：资金到账，续贷后归还',
}

const USUAL_FLOW =
  '选产品：比较利率、额度和条件|提申请：认证后在线填写，材料自动带出|机构审核：承诺时限内答复，进度可查|签约放款：线上签约，资金直达账户'

/** 专区独有的入口。 */
const LINKS: Record<string, readonly Item[]> = {
  lsjr: [
    { title: '绿色资讯', text: '工作动态与典型做法', to: '/greenFinance/newsCenter' },
    { title: '绿色政策', text: '各级绿色低碳政策', to: '/greenFinance/policy' },
    { title: '公告公示', text: '名单、披露与申报公告', to: '/greenFinance/announce' },
  ],
  whjr: [
    { title: '文化金融产品', text: '著作权、收益权质押等', to: '/culturalFinanceProd' },
    { title: '文化金融政策', text: '贴息、奖励与补贴', to: '/culturalFinancePolicy' },
    { title: '中国苏作', text: '传统工艺传承贷', to: '/culturalFinanceSZC' },
    { title: '文艺贷', text: '给创作团队的信用贷款', to: '/wenyiLoan' },
  ],
  ssjr: [{ title: '数商资讯', text: '数据要素与电商动态', to: '/digitBusinessFinance/news' }],
  gtgsh: [{ title: '个体工商户政策', text: '贴息、减免与补贴', to: '/individualBusiness/policyList' }],
  phjr: [
    { title: '信用贷款', text: '免抵押的小微信用贷', to: '/financePh/creditLoan' },
    { title: '征信服务', text: '凭信用信息申请的贷款', to: '/financePh/levyCredit' },
  ],
  kjbx: [{ title: '科技保险产品', text: '十个险种与补贴比例', to: '/technologyInsuranceProd' }],
  wyd: [{ title: '文艺贷产品', text: '全部产品与条件', to: '/wenyiLoanList' }],
}

const itemsOf = (text: string): Item[] =>
  text.split('|').map((line) => {
    const [title = '', note = ''] = line.split('：')
    return { title, text: note }
  })

/** The blocks of a zone in the order they are shown. */
export function blocksOf({ key, name, size }: ZoneSeed): ZoneBlock[] {
  if (size === 0) return []
  const links = LINKS[key]
  return [
    { kind: 'figures', title: '服务成果' },
    { kind: 'points', title: `${name}有什么不同`, items: itemsOf(POINTS[key] ?? '') },
    ...(links ? [{ kind: 'links' as const, title: '专区服务', items: [...links] }] : []),
    { kind: 'products', title: '热门产品', note: '利率、额度与期限以机构公布为准', source: key },
    { kind: 'flow', title: '怎样办理', items: itemsOf(FLOWS[key] ?? USUAL_FLOW) },
    { kind: 'trend', title: '近一年授信走势', note: '按月统计，单位万元' },
    { kind: 'policies', title: '相关政策', source: key },
    { kind: 'news', title: '专区资讯', source: key },
    ...(key === 'lsjr' ? [{ kind: 'notices' as const, title: '公告公示', source: key }] : []),
    { kind: 'cases', title: '典型案例', source: key },
    { kind: 'contact', title: '联系我们' },
  ]
}
