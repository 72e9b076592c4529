export { messagingRoutes } from './routes.ts'
export { addSmsRecord, type Sms, sendSms } from './sms.ts'
export { deliverSms } from './sms-delivery.ts'
