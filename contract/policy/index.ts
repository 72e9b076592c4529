export * from './advocacy.ts'
export * from './policy.ts'
