import { and, eq, inArray } from 'drizzle-orm'
import {
  extensionOf,
  mayUpload,
  type uploads as UploadCalls,
  type UploadRule,
  uploadRefusal,
  uploadRule,
  wrongType,
} from '#contract/files/index.ts'
import type { Input } from '#contract/kit/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { lockUntilCommit } from '#server/kit/locks.ts'
import { forbidden, notFound, refuse } from '#server/kit/refusals.ts'
import { removeRows } from '#server/kit/rows.ts'
import type { Uploaded } from '#server/kit/serve.ts'
import { enterGroup, newGroup } from './attach-groups.ts'
import { agreesWithName } from './contents.ts'
import { safeFileName } from './file-names.ts'
import { type FileRow, holds, isSettled } from './file-readers.ts'
import { storeOf } from './storage.ts'
import { contentLock, MISSING, presentFile, storeFile } from './stored-files.ts'
import { attach } from './tables.ts'

type Calls = typeof UploadCalls

export async function putObject(ctx: Ctx, input: Input<Calls['put-object']> & Uploaded) {
  const { businessType = '', file } = input
  const rule = uploadRule(businessType)
  if (!mayUpload(rule, ctx.user)) forbidden()
  const name = await checkedName(rule, file)
  const attachGroup = input.attachGroup || newGroup()
  await enterGroup(ctx, attachGroup, businessType)
  return presentFile(await storeFile(ctx, { name, bytes: file.bytes, attachGroup, businessType }))
}

/** The name a file is stored under, once name, size and content agree with the rule. */
export async function checkedName(rule: UploadRule, { name: given, bytes }: Uploaded['file']): Promise<string> {
  const name = safeFileName(given)
  const refusal = uploadRefusal(rule, { name, size: bytes.length })
  if (refusal) refuse(refusal)
  if (!(await agreesWithName(extensionOf(name), bytes))) refuse(wrongType(rule))
  return name
}

/** All or none. A foreign file is as unknown as one that never was. */
export async function deleteObjects(ctx: Ctx, { ids, logicDelete }: Input<Calls['delete-object']>): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(attach)
    .where(and(inArray(attach.id, ids), eq(attach.isDeleted, 0)))
  if (rows.length !== ids.length || !rows.every((row) => holds(ctx, row))) notFound(MISSING)
  for (const row of rows) if (await isSettled(ctx, row)) refuse('业务已提交，不能再修改附件')
  await removeRows(ctx, attach, ids)
  if (!logicDelete) await releaseContent(ctx, rows)
}

/** The row stays as a trace without content, so that nobody else takes the group over. */
async function releaseContent(ctx: Ctx, rows: readonly FileRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await ctx.db.update(attach).set({ store: '' }).where(inArray(attach.id, ids))
  for (const { store, name } of rows) await ctx.enqueue('files:sweep', { store, name })
}

/** Takes content away that no file uses any more, after the deletion was committed. */
export async function sweepContent(ctx: Ctx, { store, name }: { store: string; name: string }): Promise<void> {
  await lockUntilCommit(ctx, contentLock(store, name))
  const same = and(eq(attach.name, name), eq(attach.store, store))
  const [used] = await ctx.db.select({ id: attach.id }).from(attach).where(same).limit(1)
  if (!used) await (await storeOf(ctx, store)).remove(name)
}
