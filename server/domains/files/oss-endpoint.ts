import { type oss, uploadRule } from '#contract/files/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { plusSeconds } from '#server/kit/clock.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import type { Uploaded } from '#server/kit/serve.ts'
import { storeOfCode } from './storage.ts'
import { keep, linkOf, storeFile } from './stored-files.ts'
import { checkedName } from './uploads.ts'

type Sent = Input<(typeof oss)['endpoint/put-file']> & Uploaded

const A_DAY = 24 * 3600

/** Tries a storage out. Nothing refers to the content, so it is taken away again a day later. */
export async function putFile(ctx: Ctx, { code, file }: Sent) {
  const originalName = await checkedName(uploadRule(), file)
  const { store, name } = await keep(ctx, originalName, file.bytes, await named(ctx, code))
  await ctx.enqueue('files:sweep', { store: store.id, name }, { runAt: plusSeconds(ctx.now, A_DAY) })
  return { link: store.address && `${store.address}/${name}`, domain: store.address, name, originalName, attachId: '' }
}

export async function putFileAttach(ctx: Ctx, { code, file }: Sent) {
  const name = await checkedName(uploadRule(), file)
  const row = await storeFile(ctx, { name, bytes: file.bytes, store: await named(ctx, code) })
  return {
    link: linkOf(row),
    domain: row.domainUrl,
    name: row.name,
    originalName: row.originalName,
    attachId: row.id,
  }
}

const named = async (ctx: Ctx, code: string | undefined) => (code ? storeOfCode(ctx, code) : undefined)
