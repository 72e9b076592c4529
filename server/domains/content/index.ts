export { NEWS_TAG } from './news.ts'
export { contentRoutes } from './routes.ts'
export * as contentTables from './tables.ts'
