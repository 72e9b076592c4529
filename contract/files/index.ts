export * from './attach.ts'
export * from './oss.ts'
export * from './upload.ts'
export * from './upload-rules.ts'
