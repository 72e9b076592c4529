import { z } from 'zod'
import { crud, family, rowOf, Text } from '#contract/kit/index.ts'

export const LONGEST_FILE_NAME = 200

export const AttachGroup = Text('附件组', { max: 64, pattern: /^[\w-]+$/ })
export const BusinessType = Text('业务类型', { max: 64, pattern: /^[\w-]+$/ })

export const AttachForm = z.object({
  originalName: Text('附件原名', { required: '请输入附件原名', max: LONGEST_FILE_NAME }),
  attachGroup: AttachGroup,
  businessType: BusinessType,
})

export const AttachRow = rowOf(AttachForm, {
  tenantId: z.string(),
  link: z.string(),
  domainUrl: z.string(),
  name: z.string(),
  extension: z.string(),
  attachSize: z.number(),
})

/** Files come in by upload; here their names and their place are kept. */
export const attach = family(
  'blade-resource/attach',
  crud({
    noun: '附件',
    form: AttachForm,
    row: AttachRow,
    permission: 'attach',
    menu: 'menu:/resource/attach',
    submit: 'may:attach_edit',
  }),
)
