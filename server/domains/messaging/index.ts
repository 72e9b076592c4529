export { addSmsRecord, deliverSms, type Sms, sendSms } from './sms.ts'
