export * from './band.ts'
export * from './public-figures.ts'
