import { uploadRule } from '#contract/files/index.ts'
import { type Ctx, seesAllTenants } from '#server/kit/ctx.ts'
import type { attach } from './tables.ts'

export type FileRow = typeof attach.$inferSelect

/** May the caller, who may be a visitor, read the files of this group? */
type Verdict = (ctx: Ctx, attachGroup: string) => boolean | Promise<boolean>

export interface FileReader {
  mayRead: Verdict
  /** May the owner still add and remove files? Say no once the business record was handed in. */
  mayChange?: Verdict
}

const readers = new Map<string, FileReader>()

/** The domain that holds a kind of business record decides who reads its files, besides their owner and the staff. */
export function registerFileReader(businessType: string, reader: FileReader): void {
  if (readers.has(businessType)) throw new Error(`file reader of ${businessType} registered twice`)
  readers.set(businessType, reader)
}

export async function mayRead(ctx: Ctx, row: FileRow): Promise<boolean> {
  if (uploadRule(row.businessType).open) return true
  if (!isOfTenant(ctx, row)) return false
  return (
    isOwner(ctx, row) || isStaff(ctx) || ((await readers.get(row.businessType)?.mayRead(ctx, row.attachGroup)) ?? false)
  )
}

/** Read by anybody, so browsers and proxies may keep it. */
export const isOpen = (ctx: Ctx, row: FileRow): Promise<boolean> => mayRead({ ...ctx, user: undefined }, row)

/** Owner and staff may change files; the owner only as long as the business record lets him. */
export const holds = (ctx: Ctx, row: FileRow): boolean => isOfTenant(ctx, row) && (isOwner(ctx, row) || isStaff(ctx))

export const isSettled = async (ctx: Ctx, row: FileRow): Promise<boolean> =>
  !isStaff(ctx) && !((await readers.get(row.businessType)?.mayChange?.(ctx, row.attachGroup)) ?? true)

const isOfTenant = (ctx: Ctx, row: FileRow) => seesAllTenants(ctx) || row.tenantId === ctx.tenantId
const isOwner = (ctx: Ctx, row: FileRow) => ctx.user !== undefined && row.createUser === ctx.user.id
const isStaff = (ctx: Ctx) => ctx.user?.kinds.has('operator') ?? false
