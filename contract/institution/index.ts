export * from './bank-order.ts'
export * from './institution.ts'
export * from './service-map.ts'
