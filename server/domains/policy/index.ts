export { keepable as keepablePolicies } from './kept-policies.ts'
export { POLICY_TAG } from './policies.ts'
export { policyRoutes } from './routes.ts'
export * as policyTables from './tables.ts'
