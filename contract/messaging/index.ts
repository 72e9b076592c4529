export * from './sms-config.ts'
