import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { and, asc, eq } from 'drizzle-orm'
import { extensionOf, PICTURES } from '#contract/files/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { lockUntilCommit } from '#server/kit/locks.ts'
import { notFound } from '#server/kit/refusals.ts'
import { insertRow } from '#server/kit/rows.ts'
import { newGroup } from './attach-groups.ts'
import { CONTENT_TYPES } from './contents.ts'
import type { FileRow } from './file-readers.ts'
import { currentStore, reaching, storeOf } from './storage.ts'
import type { Store } from './store.ts'
import { attach } from './tables.ts'

export const MISSING = '文件不存在或已删除'

export interface NewFile {
  name: string
  bytes: Buffer
  businessType?: string
  /** A group of its own when left out. */
  attachGroup?: string
  /** The enabled storage when left out. */
  store?: Store
}

/** Stores a file that is known to be good: a checked upload, or a document that the platform made itself. */
export async function storeFile(ctx: Ctx, file: NewFile): Promise<FileRow> {
  const { name: originalName, bytes, businessType = '', attachGroup = newGroup() } = file
  const { store, name } = await keep(ctx, originalName, bytes, file.store)
  const id = await insertRow(ctx, attach, {
    originalName,
    extension: extensionOf(originalName),
    attachSize: bytes.length,
    attachGroup,
    businessType,
    store: store.id,
    name,
    domainUrl: store.address,
  })
  const [row] = await ctx.db.select().from(attach).where(eq(attach.id, id))
  return row!
}

/** Content alone. The lock keeps a sweep from taking equal content away before this call's row is there. */
export async function keep(ctx: Ctx, originalName: string, bytes: Buffer, wanted?: Store) {
  const store = wanted ?? (await currentStore(ctx))
  const hash = createHash('sha256').update(bytes).digest('hex')
  const name = `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
  await lockUntilCommit(ctx, contentLock(store.id, name))
  await reaching(ctx, store, () => store.put(name, bytes, typeOf(originalName)))
  return { store, name }
}

export const contentLock = (store: string, name: string) => `content ${store} ${name}`

/** The files of a group, oldest first, whoever may read them. */
export const filesOf = (ctx: Ctx, attachGroup: string): Promise<FileRow[]> =>
  ctx.db
    .select()
    .from(attach)
    .where(and(eq(attach.attachGroup, attachGroup), eq(attach.isDeleted, 0)))
    .orderBy(asc(attach.id))

export async function openFile(ctx: Ctx, row: Pick<FileRow, 'store' | 'name' | 'id'>): Promise<Readable> {
  const content = await reaching(ctx, await storeOf(ctx, row.store), (store) => store.open(row.name))
  if (content) return content
  ctx.log.error({ attachId: row.id, store: row.store, name: row.name }, 'stored content is missing')
  return notFound(MISSING)
}

export const typeOf = (name: string): string => CONTENT_TYPES[extensionOf(name)] ?? 'application/octet-stream'

export const isPicture = (extension: string): boolean => (PICTURES as readonly string[]).includes(extension)

export const linkOf = ({ id, extension }: Pick<FileRow, 'id' | 'extension'>): string =>
  `/api/blade-resource/upload/${isPicture(extension) ? `image/${id}` : `download-file?attachId=${id}`}`

export const presentFile = (row: FileRow) => ({ ...row, attachId: row.id, link: linkOf(row) })
