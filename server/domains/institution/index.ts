export { type Institution, institutionOf, institutionTag } from './institutions.ts'
export { institution as institutionTable } from './tables.ts'
