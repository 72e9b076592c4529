import { type Dictionary, dictionary } from './dictionary.ts'

export const serviceDictionaries: Dictionary[] = [
  dictionary('generalService', '综合服务', [
    ['credit', '征信报告'],
    ['score', '信用评分解读'],
    ['account', '预约开户'],
    ['adviser', '金融顾问'],
    ['calculator', '金融计算器'],
    ['guarantee', '电子保函'],
  ]),
  dictionary('creditService', '征信服务', [
    ['report', '企业征信报告'],
    ['score', '信用评分'],
    ['risk', '风险提示'],
    ['repair', '信用修复'],
  ]),
  dictionary('calculatorType', '金融计算器', [
    ['loan', '贷款计算'],
    ['cost', '综合融资成本'],
    ['subsidy', '担保费补贴'],
    ['scale', '企业规模'],
    ['factor', '保理成本'],
  ]),
  dictionary('localFinanceType', '地方金融组织', [
    ['000002', '融资担保'],
    ['000007', '小额贷款'],
    ['000008', '融资租赁'],
    ['000009', '商业保理'],
  ]),
  dictionary('providerType', '市场服务机构', [
    ['law', '法律服务'],
    ['accounting', '会计审计'],
    ['appraisal', '资产评估'],
    ['rating', '信用评级'],
    ['exchange', '产权交易'],
  ]),
  dictionary('laboratoryStage', '创新项目阶段', [
    ['1', '征集'],
    ['2', '论证'],
    ['3', '试点'],
    ['4', '推广'],
  ]),
  dictionary('achievementNeed', '科技成果需求', [
    ['equity', '股权融资'],
    ['loan', '贷款融资'],
    ['listing', '上市服务'],
  ]),
  dictionary('talentLevel', '人才层次', [
    ['1', '顶尖人才'],
    ['2', '领军人才'],
    ['3', '高层次人才'],
    ['4', '青年人才'],
    ['5', '高技能人才'],
  ]),
  dictionary('visitType', '走访方式', [
    ['1', '上门走访'],
    ['2', '电话走访'],
    ['3', '线上走访'],
  ]),
]
