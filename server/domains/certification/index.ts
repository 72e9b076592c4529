export { type Enterprise, enterpriseOf, enterpriseTag } from './enterprises.ts'
export { enterprise as enterpriseTable } from './tables.ts'
