import { type Dictionary, dictionary } from './dictionary.ts'

export const policyDictionaries: Dictionary[] = [
  dictionary('policyGrade', '政策级别', [
    ['guojia', '国家级'],
    ['shengji', '省级'],
    ['shiji', '市级'],
    ['quxianji', '区县级'],
  ]),
  dictionary('policyLabel', '金融支持政策标签', [
    ['kjcx', '科技创新'],
    ['lsdt', '绿色低碳'],
    ['phjr', '普惠金融'],
    ['ssrz', '上市融资'],
    ['rcfz', '人才'],
    ['zscq', '知识产权'],
  ]),
  dictionary('fastTrackLabel', '政策直通车标签', [
    ['fw', '服务业'],
    ['gy', '工业'],
    ['jr', '金融'],
    ['ny', '农业'],
    ['rc', '人才'],
    ['swfz', '商务发展'],
  ]),
  dictionary('policyType', '政策类型', [
    ['1', '金融支持政策'],
    ['2', '政策直通车'],
    ['3', '法律法规'],
    ['4', '政策解读'],
  ]),
  dictionary('policySort', '政策排序', [
    ['0', '发布时间'],
    ['1', '相关度'],
    ['2', '截止时间'],
  ]),
  dictionary('policyServiceType', '政策服务', [
    ['match', '政策匹配'],
    ['declare', '政策申报'],
    ['subsidy', '补贴登记'],
    ['interpret', '政策解读'],
    ['consult', '政策咨询'],
  ]),
  dictionary('advocacyType', '宣传类型', [
    ['1', '图文解读'],
    ['2', '视频宣讲'],
    ['3', '一图读懂'],
    ['4', '典型案例'],
  ]),
  dictionary('subsidyItem', '奖补项目', [
    ['1', '担保（保险）费补贴'],
    ['2', '贷款贴息'],
    ['3', '首贷奖励'],
    ['4', '科技保险保费补贴'],
    ['5', '上市融资奖励'],
    ['6', '绿色项目奖补'],
  ]),
  dictionary('ruleType', '省级规则类型', [
    ['1', '准入范围'],
    ['2', '额度上限'],
    ['3', '贴息比例'],
    ['4', '报送口径'],
  ]),
]
