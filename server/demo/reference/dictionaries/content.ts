import { NOTICE_TYPES, RECEIVE_TYPES } from '#contract/messaging/index.ts'
import { type Dictionary, dictionary } from './dictionary.ts'

export const contentDictionaries: Dictionary[] = [
  dictionary('infoType', '资讯类型', [
    ['1', '平台动态'],
    ['2', '热点资讯'],
    ['3', '政策解读'],
    ['4', '银企对接'],
    ['5', '机构动态'],
    ['6', '办事指引'],
  ]),
  dictionary('announcementType', '公告类型', [
    ['1', '平台公告'],
    ['2', '公示'],
    ['3', '申报通知'],
    ['4', '系统维护'],
  ]),
  dictionary('noticeType', '站内通知类型', Object.entries(NOTICE_TYPES)),
  dictionary('receiveType', '接收范围', Object.entries(RECEIVE_TYPES)),
  dictionary('questionType', '常见问题分类', [
    ['1', '注册登录'],
    ['2', '企业认证'],
    ['3', '融资需求'],
    ['4', '产品申请'],
    ['5', '担保保险'],
    ['6', '补贴申报'],
    ['7', '政策查询'],
    ['8', '顾问服务'],
    ['9', '其他'],
  ]),
  dictionary('activityType', '活动类型', [
    ['1', '银企对接会'],
    ['2', '政策宣讲'],
    ['3', '项目路演'],
    ['4', '业务培训'],
    ['5', '走访服务'],
    ['6', '主题沙龙'],
  ]),
  dictionary('bannerPosition', '轮播图位置', [
    ['home', '首页'],
    ['shop', '金融超市'],
    ['policy', '政策大厅'],
    ['zone', '特色专区'],
    ['mobile', '手机首页'],
    ['workbench', '工作台'],
  ]),
  dictionary('openType', '打开方式', [
    ['1', '当前窗口'],
    ['2', '新窗口'],
  ]),
  dictionary('aboutSection', '关于我们', [
    ['au1', '平台介绍'],
    ['au2', '服务内容'],
    ['au3', '机构入驻'],
    ['au4', '联系我们'],
  ]),
  dictionary('searchCategory', '搜索范围', [
    ['policy', '政策'],
    ['product', '产品'],
    ['menu', '功能'],
    ['news', '资讯'],
    ['activity', '活动'],
    ['default', '综合'],
  ]),
  /** 备注是热门问题参数的后缀。 */
  dictionary('chatQueryType', '助手话题', [
    ['其他问题', '智能客服', 'common'],
    ['产品', '融资顾问', 'product'],
    ['政策', '政策专家', 'policy'],
  ]),
  dictionary('feedbackType', '反馈类型', [
    ['1', '产品问题'],
    ['2', '服务态度'],
    ['3', '办理时效'],
    ['4', '系统故障'],
    ['5', '功能建议'],
    ['6', '政策咨询'],
    ['9', '其他'],
  ]),
  dictionary('greenWorkType', '绿色金融工作类型', [
    ['1', '政策推进'],
    ['2', '产品创新'],
    ['3', '标准建设'],
    ['4', '交流培训'],
  ]),
  dictionary('greenReportType', '绿色金融报送类型', [
    ['1', '环境信息披露报告'],
    ['2', '绿色信贷报告'],
    ['3', '转型金融报告'],
    ['4', '碳减排贷款报告'],
  ]),
  dictionary('industrialReportType', '产业运行报告周期', [
    ['month', '月报'],
    ['quarter', '季报'],
    ['year', '年报'],
  ]),
  dictionary('workDayType', '日期类型', [
    ['1', '工作日'],
    ['2', '休息日'],
    ['3', '法定节假日'],
  ]),
]
