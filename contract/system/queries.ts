import { z } from 'zod'
import { Id, IdField, Text } from '#contract/kit/index.ts'

/** Filters of a list that is not paged. */
export const Filters = z.object({}).loose()

/** A picker of another tenant's rows; only those who see all tenants may name one. */
export const ByTenant = z.object({ tenantId: Text('所属租户', { max: 12 }) })

/** Direct children of one row; without a parent the whole forest. */
export const ByParent = z.object({ parentId: IdField('上级') }).loose()

/** A list of ids as JSON sends it. */
export const IdArray = z.array(Id).max(5000).default([])
