import type { LoaderFunctionArgs } from 'react-router'
import { tenant } from '#contract/system/tenant.ts'
import { callContext } from '../../app/context.ts'

/** The tenant that bound this address; without one the pages ask for it. */
export async function detectedTenant({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<string> {
  const found = await context.get(callContext)(tenant.info, { domain: url.host })
  return found.tenantId ?? ''
}

export const DEFAULT_TENANT = '000000'
