import { type Dictionary, dictionary } from './dictionaries/dictionary.ts'

export const systemDictionaries: Dictionary[] = [
  dictionary('notice', '通知类型', [
    ['1', '发布通知'],
    ['2', '批转通知'],
    ['3', '转发通知'],
    ['4', '指示通知'],
    ['5', '任免通知'],
    ['6', '事务通知'],
  ]),
  dictionary('sex', '性别', [
    ['1', '男'],
    ['2', '女'],
    ['3', '未知'],
  ]),
  dictionary('post_category', '岗位类型', [
    ['1', '高层'],
    ['2', '中层'],
    ['3', '基层'],
    ['4', '其他'],
  ]),
  dictionary('org_category', '机构类型', [
    ['1', '公司'],
    ['2', '部门'],
    ['3', '小组'],
  ]),
  dictionary('user_type', '用户平台', [
    ['1', 'WEB', 'web'],
    ['2', 'APP', 'app'],
    ['3', 'OTHER', 'other'],
  ]),
  dictionary('region', '行政区划等级', [
    ['0', '国家'],
    ['1', '省份/直辖市'],
    ['2', '地市'],
    ['3', '区县'],
    ['4', '乡镇'],
    ['5', '村委'],
  ]),
  dictionary('yes_no', '是否', [
    ['1', '否'],
    ['2', '是'],
  ]),
  dictionary('menu_category', '菜单类型', [
    ['1', '菜单'],
    ['2', '按钮'],
  ]),
  dictionary('button_func', '按钮功能', [
    ['0', '无'],
    ['1', '工具栏'],
    ['2', '操作栏'],
    ['3', '工具操作栏'],
  ]),
  dictionary('data_scope_type', '数据权限', [
    ['1', '全部可见'],
    ['2', '本人可见'],
    ['3', '所在机构可见'],
    ['4', '所在机构及子级可见'],
    ['5', '自定义'],
  ]),
  dictionary('api_scope_type', '接口权限', [
    ['1', '系统接口'],
    ['2', '业务接口'],
  ]),
  dictionary('flow', '流程分类', [['1', '请假流程', 'leave']]),
  dictionary('oss', '对象存储类型', [
    ['1', 'minio'],
    ['2', '七牛'],
    ['3', '阿里云'],
    ['4', '腾讯云'],
    ['5', 'S3 兼容存储'],
    ['6', '本地磁盘'],
  ]),
  dictionary('sms', '短信服务类型', [
    ['1', '云片'],
    ['2', '七牛'],
    ['3', '阿里云'],
    ['4', '腾讯云'],
    ['5', '演示短信'],
  ]),
]
