export { INSTITUTIONS_TAG, type Institution, institutionOf, institutionTag } from './institutions.ts'
export { institutionRoutes } from './routes.ts'
export { bankOrder as bankOrderTable, institution as institutionTable } from './tables.ts'
