import { z } from 'zod'
import { ById, crud, family, Int, post, rowOf, Text, upload } from '#contract/kit/index.ts'
import { UPLOAD_LIMITS } from './upload.ts'

/** Keys of the dictionary `oss`. */
export const LOCAL_DISK = 6

const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+(\/[^\s]*)?$/

export const OssForm = z.object({
  category: Int('分类', { required: '请选择分类', min: 1, max: 99, dict: 'oss', widget: 'select' }),
  ossCode: Text('资源编号', { required: '请输入资源编号', max: 64 }),
  endpoint: Text('资源地址', { pattern: WEB_ADDRESS }),
  transformEndpoint: Text('外网地址', { pattern: WEB_ADDRESS }),
  bucketName: Text('空间名', { max: 64 }),
  accessKey: Text('accessKey'),
  secretKey: Text('secretKey', { widget: 'password' }),
  appId: Text('appId', { max: 64 }),
  region: Text('区域', { max: 64 }),
  remark: Text('备注'),
})

export const OssRow = rowOf(OssForm, { tenantId: z.string(), categoryName: z.string(), statusName: z.string() })

const FileAnswer = z.object({
  link: z.string(),
  domain: z.string(),
  name: z.string(),
  originalName: z.string(),
  attachId: z.string(),
})

const ByCode = z.object({ code: Text('资源编号', { max: 64 }) })

/** Where files are kept. One configuration is enabled, or none: then files lie on the server's disk. */
export const oss = family('blade-resource/oss', {
  ...crud({ noun: '对象存储配置', form: OssForm, row: OssRow, permission: 'oss', menu: 'menu:/resource/oss' }),
  enable: post({ title: '启用对象存储配置', who: 'may:oss_enable', input: ById }),
  'endpoint/put-file': upload({
    title: '试传文件',
    who: ['may:oss_add', 'may:oss_edit'],
    input: ByCode,
    reply: FileAnswer,
    limits: UPLOAD_LIMITS,
  }),
  'endpoint/put-file-attach': upload({
    title: '上传文件并登记附件',
    who: 'may:attach_upload',
    input: ByCode,
    reply: FileAnswer,
    limits: UPLOAD_LIMITS,
  }),
})
