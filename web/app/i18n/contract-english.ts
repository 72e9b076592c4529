import { byPattern } from './english-patterns.ts'

type Table = Readonly<Record<string, string>>

/** Domains keep their words in `english/<domain>.ts`; what several of them say, or say to everybody, stands here. */
const domains = import.meta.glob<Table>('./english/*.ts', { eager: true, import: 'english' })

const shared: Table = {
  备注: 'Remark',
  是: 'Yes',
  否: 'No',
  '暂无当前系统工作台访问权限！': 'You have no access to a workbench of this system!',
  未知错误: 'Something went wrong',
  '操作过于频繁，请稍后再试': 'Too many requests, please try again later',
  '网络连接失败，请检查网络后重试': 'No connection, please check your network',
  '请输入手机号码！': 'Please enter a mobile number!',
  请输入手机号码: 'Please enter a mobile number',
  请输入正确的手机号: 'This is not a mobile number',
  请输入正确的电子邮箱: 'This is not an e-mail address',
  手机号: 'Mobile number',
  电子邮箱: 'E-mail',
  状态: 'Status',
  申请时间: 'Applied',
  更新时间: 'Updated',
  意见: 'Opinion',
  请输入意见: 'Please enter an opinion',
  意见不能超过500个字: 'At most 500 characters',
  待审核: 'Pending',
  已通过: 'Approved',
  已驳回: 'Rejected',
  通过: 'Approve',
  驳回: 'Reject',
}

/** Every label, choice, state and message of the contract in English; a test names what is missing. */
export const english: Table = Object.assign({}, ...Object.values(domains), shared)

export const inEnglish = (chinese: string): string | undefined =>
  english[chinese] ?? byPattern(chinese, (name) => english[name])
