export * from './notice.ts'
export * from './online-notice.ts'
export * from './sms-config.ts'
