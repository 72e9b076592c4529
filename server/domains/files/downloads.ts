import { and, eq } from 'drizzle-orm'
import type { uploads as UploadCalls } from '#contract/files/index.ts'
import type { Input } from '#contract/kit/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { badToken, noToken, notFound } from '#server/kit/refusals.ts'
import type { Download } from '#server/kit/serve.ts'
import { type FileRow, isOpen, mayRead } from './file-readers.ts'
import { filesOf, isPicture, MISSING, openFile, presentFile, typeOf } from './stored-files.ts'
import { attach } from './tables.ts'

type Calls = typeof UploadCalls

const A_WEEK = 7 * 24 * 3600

/** The files of a group that the caller may read. A visitor before nothing but closed doors is asked to log in. */
export async function listFiles(ctx: Ctx, { attachGroup }: Input<Calls['file-list']>) {
  const rows = await filesOf(ctx, attachGroup)
  const verdicts = await Promise.all(rows.map((row) => mayRead(ctx, row)))
  const readable = rows.filter((_row, index) => verdicts[index])
  if (rows.length > 0 && readable.length === 0 && !ctx.user) askForSession(ctx)
  return readable.map(presentFile)
}

export async function downloadFile(ctx: Ctx, { attachId }: Input<Calls['download-file']>): Promise<Download> {
  const row = await readableFile(ctx, attachId)
  return { name: row.originalName, type: typeOf(row.originalName), content: await openFile(ctx, row) }
}

export async function showImage(ctx: Ctx, { id }: Input<Calls['image/{id}']>): Promise<Download> {
  const row = await readableFile(ctx, id)
  if (!isPicture(row.extension)) return notFound(MISSING)
  const maxAge = (await isOpen(ctx, row)) ? A_WEEK : 0
  const content = await openFile(ctx, row)
  return { name: row.originalName, type: typeOf(row.originalName), content, inline: true, maxAge }
}

/** Without a right a foreign file and none at all look the same, to visitors as well. */
async function readableFile(ctx: Ctx, id: string): Promise<FileRow> {
  const [row] = await ctx.db
    .select()
    .from(attach)
    .where(and(eq(attach.id, id), eq(attach.isDeleted, 0)))
  if (row && (await mayRead(ctx, row))) return row
  return ctx.user ? notFound(MISSING) : askForSession(ctx)
}

const askForSession = (ctx: Ctx): never => (ctx.request.header('blade-auth') ? badToken() : noToken())
