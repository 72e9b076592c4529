import { and, eq } from 'drizzle-orm'
import { LOCAL_DISK } from '#contract/files/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { enabledRow } from '#server/kit/one-enabled.ts'
import { refuse } from '#server/kit/refusals.ts'
import { ofTenant } from '#server/kit/rows.ts'
import { DISK, diskStore } from './disk-store.ts'
import { type S3Options, s3Store } from './s3-store.ts'
import type { Store } from './store.ts'
import { oss } from './tables.ts'

export const OSS_TAG = 'oss'
const ENVIRONMENT = 'environment'
const UNREACHABLE = '文件存储暂时不可用，请稍后再试'

/** Where new files go: the enabled configuration, else the one of the environment, else the disk. */
export async function currentStore(ctx: Ctx): Promise<Store> {
  const enabled = await enabledRow(ctx, oss, OSS_TAG, ctx.tenantId)
  return enabled ? storeOfRow(ctx, enabled) : environmentStore(ctx)
}

/** The storage a file was written to, which need not be the one that is enabled now. */
export async function storeOf(ctx: Ctx, id: string): Promise<Store> {
  if (id === DISK) return diskStore(ctx.dataDir)
  if (id === ENVIRONMENT) return environmentStore(ctx)
  const row = await ctx.cached(`oss ${id}`, [OSS_TAG], async () => {
    const [found] = await ctx.db.select().from(oss).where(eq(oss.id, id))
    return found
  })
  return row ? storeOfRow(ctx, row) : refuse(UNREACHABLE)
}

export async function storeOfCode(ctx: Ctx, code: string): Promise<Store> {
  const [row] = await ctx.db
    .select()
    .from(oss)
    .where(and(eq(oss.ossCode, code), ofTenant(oss, ctx.tenantId)))
  return row ? storeOfRow(ctx, row) : refuse('对象存储配置不存在')
}

/** What the storage itself refuses is for the log; the caller reads that he may try again. */
export async function reaching<T>(ctx: Ctx, store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store)
  } catch (error) {
    ctx.log.error({ err: error, store: store.id }, 'storage failed')
    return refuse(UNREACHABLE)
  }
}

/** Categories whose buckets are addressed by path; the others put the bucket into the host name. */
const PATH_STYLE = new Set([1, 5])

function storeOfRow(ctx: Ctx, row: typeof oss.$inferSelect): Store {
  if (row.category === LOCAL_DISK) return diskStore(ctx.dataDir)
  const { endpoint, transformEndpoint: shownAs, region, bucketName: bucket, accessKey, secretKey } = row
  if (!endpoint || !bucket) refuse('对象存储配置不完整，请填写资源地址和空间名')
  const pathStyle = PATH_STYLE.has(row.category)
  return s3Store(row.id, { endpoint, shownAs, region, bucket, accessKey, secretKey, pathStyle })
}

function environmentStore(ctx: Ctx): Store {
  const options = environmentOptions(process.env)
  return options ? s3Store(ENVIRONMENT, options) : diskStore(ctx.dataDir)
}

function environmentOptions(env: NodeJS.ProcessEnv): S3Options | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = env
  if (!endpoint || !bucket) return undefined
  return {
    endpoint,
    bucket,
    region: env['S3_REGION'] ?? '',
    accessKey: env['S3_ACCESS_KEY'] ?? '',
    secretKey: env['S3_SECRET_KEY'] ?? '',
    pathStyle: env['S3_PATH_STYLE'] !== '0',
  }
}
