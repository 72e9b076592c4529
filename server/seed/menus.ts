import type { RoleAlias } from './roles.ts'

export interface PageSeed {
  /** Last segment of the code and prefix of the button codes, as in `dict_add`. */
  code: string
  name: string
  path: string
  icon?: string
  /** Button code without the page's prefix, to its name; a code with a `:` is taken whole. */
  buttons?: Readonly<Record<string, string>>
  roles?: readonly RoleAlias[]
}

export interface SectionSeed {
  code: string
  name: string
  path: string
  icon: string
  pages: readonly PageSeed[]
}

const ADMIN = ['administrator'] as const
const STAFF = ['administrator', 'operator'] as const

const EDITED = { add: '新增', edit: '修改', delete: '删除', view: '查看' } as const
const LISTED = { add: '新增', edit: '修改', delete: '删除' } as const

/** Every page of the workbench with its buttons and the roles that hold it; the administrator holds all. */
export const MENUS: readonly SectionSeed[] = [
  {
    code: 'workbench',
    name: '工作台',
    path: '/workbench',
    icon: 'home',
    pages: [
      {
        code: 'wel',
        name: '工作台',
        path: '/wel/index',
        icon: 'home',
        roles: ['administrator', 'operator', 'adviser', 'fxbc'],
      },
      { code: 'workbench_mechanism', name: '工作台', path: '/workbench/mechanism', icon: 'home', roles: ['bank'] },
      {
        code: 'workbench_organisation',
        name: '工作台',
        path: '/workbench/organisation',
        icon: 'home',
        roles: ['guarantor', 'insurer', 'reguarantor', 'fund'],
      },
      {
        code: 'workbench_government',
        name: '工作台',
        path: '/workbench/government',
        icon: 'home',
        roles: ['government'],
      },
      {
        code: 'workbench_enterprise',
        name: '工作台',
        path: '/workbench/enterprise',
        icon: 'home',
        roles: ['enterprise'],
      },
    ],
  },
  {
    code: 'system',
    name: '系统管理',
    path: '/system',
    icon: 'gear',
    pages: [
      {
        code: 'user',
        name: '用户管理',
        path: '/system/user',
        icon: 'users',
        roles: ADMIN,
        buttons: { ...EDITED, role: '分配角色', reset: '重置密码' },
      },
      {
        code: 'guest',
        name: '注册审核',
        path: '/system/guest',
        icon: 'inbox',
        roles: STAFF,
        buttons: { audit: '审核' },
      },
      { code: 'menu', name: '菜单管理', path: '/system/menu', icon: 'list', roles: ADMIN, buttons: EDITED },
      {
        code: 'topmenu',
        name: '顶部菜单',
        path: '/system/topmenu',
        icon: 'list',
        roles: ADMIN,
        buttons: { ...EDITED, setting: '菜单设置' },
      },
      { code: 'dept', name: '部门管理', path: '/system/dept', icon: 'firm', roles: ADMIN, buttons: EDITED },
      { code: 'post', name: '岗位管理', path: '/system/post', icon: 'user', roles: ADMIN, buttons: EDITED },
      { code: 'dict', name: '系统字典', path: '/system/dict', icon: 'book', roles: ADMIN, buttons: EDITED },
      { code: 'dictbiz', name: '业务字典', path: '/system/dictbiz', icon: 'book', roles: STAFF, buttons: EDITED },
      { code: 'param', name: '参数管理', path: '/system/param', icon: 'gear', roles: ADMIN, buttons: EDITED },
      { code: 'msjx', name: '免申即享信息', path: '/system/msjx', icon: 'gear', roles: STAFF },
      { code: 'tenant', name: '租户管理', path: '/system/tenant', icon: 'firm', roles: ADMIN, buttons: EDITED },
      {
        code: 'tenantpackage',
        name: '租户产品包',
        path: '/system/tenantpackage',
        icon: 'tag',
        roles: ADMIN,
        buttons: LISTED,
      },
      { code: 'client', name: '应用管理', path: '/system/client', icon: 'key', roles: ADMIN, buttons: EDITED },
    ],
  },
  {
    code: 'authority',
    name: '权限管理',
    path: '/authority',
    icon: 'shield',
    pages: [
      { code: 'role', name: '角色管理', path: '/authority/role', icon: 'users', roles: ADMIN, buttons: EDITED },
      {
        code: 'data_scope',
        name: '数据权限',
        path: '/authority/datascope',
        icon: 'shield',
        roles: ADMIN,
        buttons: { setting: '数据权限设置' },
      },
      {
        code: 'api_scope',
        name: '接口权限',
        path: '/authority/apiscope',
        icon: 'shield',
        roles: ADMIN,
        buttons: { setting: '接口权限设置' },
      },
    ],
  },
  {
    code: 'base',
    name: '基础数据',
    path: '/base',
    icon: 'map',
    pages: [
      {
        code: 'region',
        name: '行政区划',
        path: '/base/region',
        icon: 'map',
        roles: ADMIN,
        buttons: { add: '保存', delete: '删除', import: '导入', export: '导出', debug: '调试' },
      },
      { code: 'calendar', name: '节假日日历', path: '/base/calendar', icon: 'calendar', roles: STAFF },
    ],
  },
  {
    code: 'resource',
    name: '资源管理',
    path: '/resource',
    icon: 'inbox',
    pages: [
      {
        code: 'attach',
        name: '附件管理',
        path: '/resource/attach',
        icon: 'document',
        roles: ADMIN,
        buttons: { upload: '上传', download: '下载', edit: '修改', delete: '删除' },
      },
      {
        code: 'oss',
        name: '对象存储',
        path: '/resource/oss',
        icon: 'inbox',
        roles: ADMIN,
        buttons: { ...EDITED, enable: '启用' },
      },
      {
        code: 'sms',
        name: '短信配置',
        path: '/resource/sms',
        icon: 'phone',
        roles: ADMIN,
        buttons: { ...EDITED, enable: '启用' },
      },
      { code: 'sms_outbox', name: '短信记录', path: '/resource/smsoutbox', icon: 'phone', roles: STAFF },
    ],
  },
  {
    code: 'message',
    name: '消息与公告',
    path: '/message',
    icon: 'bell',
    pages: [
      {
        code: 'onlinenotice',
        name: '在线通知',
        path: '/content/onlinenotice',
        icon: 'send',
        roles: STAFF,
        buttons: EDITED,
      },
      { code: 'notice', name: '通知公告', path: '/desk/notice', icon: 'bell', roles: ADMIN, buttons: EDITED },
    ],
  },
  {
    code: 'monitor',
    name: '系统监控',
    path: '/monitor',
    icon: 'chart',
    pages: [
      {
        code: 'log_usual',
        name: '通用日志',
        path: '/monitor/log/usual',
        icon: 'document',
        roles: ADMIN,
        buttons: { view: '查看' },
      },
      {
        code: 'log_api',
        name: '接口日志',
        path: '/monitor/log/api',
        icon: 'document',
        roles: ADMIN,
        buttons: { view: '查看' },
      },
      {
        code: 'log_error',
        name: '错误日志',
        path: '/monitor/log/error',
        icon: 'document',
        roles: ADMIN,
        buttons: { view: '查看' },
      },
    ],
  },
]
