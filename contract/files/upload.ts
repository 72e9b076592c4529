import { z } from 'zod'
import { download, family, get, Id, Ids, type Limit, post, Text, upload } from '#contract/kit/index.ts'
import { AttachGroup, BusinessType } from './attach.ts'

export const UPLOAD_LIMITS: readonly Limit[] = [
  { by: 'user', max: 60, seconds: 60 },
  { by: 'user', max: 600, seconds: 3600 },
]

/** No record has the number 0, so asking for it is a mistake and not a question about somebody's file. */
const AttachId = Id.regex(/[1-9]/, '参数错误：id格式不正确')

export const StoredFile = z.object({
  attachGroup: z.string(),
  attachId: z.string(),
  originalName: z.string(),
  businessType: z.string(),
  extension: z.string(),
  attachSize: z.number(),
  link: z.string(),
})

const Switch = z
  .union([z.boolean(), z.string()])
  .optional()
  .transform((value) => value === true || value === 'true' || value === '1')

/** Files of people and of business records. Who may read one is decided file by file. */
export const uploads = family('blade-resource/upload', {
  'put-object': upload({
    title: '上传文件',
    who: 'login',
    input: z.object({ attachGroup: AttachGroup, businessType: BusinessType }),
    reply: StoredFile,
    limits: UPLOAD_LIMITS,
  }),
  'delete-object': post({
    title: '删除文件',
    who: 'login',
    input: z.object({ ids: Ids, logicDelete: Switch }),
  }),
  'file-list': get({
    title: '附件组的文件',
    who: 'public',
    input: z.object({ attachGroup: Text('附件组', { required: '参数错误：attachGroup不能为空', max: 64 }) }),
    reply: z.array(StoredFile),
  }),
  'download-file': download({ title: '下载文件', who: 'public', input: z.object({ attachId: AttachId }) }),
  'image/{id}': download({ title: '查看图片', who: 'public', input: z.object({ id: AttachId }) }),
})
