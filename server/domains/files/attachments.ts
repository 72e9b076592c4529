import { extensionOf } from '#contract/files/index.ts'
import { crudHandlers } from '#server/kit/crud.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { findRow } from '#server/kit/rows.ts'
import { safeFileName } from './file-names.ts'
import { linkOf } from './stored-files.ts'
import { attach } from './tables.ts'

const { domainUrl, name, originalName, extension, attachGroup, businessType, attachSize, createTime } = attach

/** The register of all files, for administrators. */
export const attachHandlers = crudHandlers({
  table: attach,
  fields: { domainUrl, name, originalName, extension, attachGroup, businessType, attachSize, createTime },
  present: (_ctx, rows) => rows.map((row) => ({ ...row, link: linkOf(row) })),
  prepare: async (ctx, form) => {
    if (!form.id) return refuse('请先上传文件')
    const row = (await findRow(ctx, attach, form.id)) ?? notFound()
    const renamed = safeFileName(String(form['originalName']))
    if (extensionOf(renamed) !== row.extension) refuse('不可修改附件的拓展名')
    return { ...form, originalName: renamed, attachGroup: form['attachGroup'] || row.attachGroup }
  },
})
