import { blade, captcha, guest, oauth, sms, userauthenapply } from '#contract/identity/index.ts'
import { addSmsRecord } from '#server/domains/messaging/index.ts'
import { serve } from '#server/kit/serve.ts'
import { bindNewPhone, changePassword, checkResetCode, resetPassword } from './account.ts'
import { issueAuthorizationCode } from './authorization-codes.ts'
import { checkCaptcha, makeCaptcha } from './captchas.ts'
import { approveGuest, listGuests, readGuest, registerGuest, rejectGuest } from './guests.ts'
import { findLoginAccounts } from './login-accounts.ts'
import { clearOwnCache } from './sessions.ts'
import { sendBindingCode, sendSmsCode } from './sms-codes.ts'
import { currentUser, endSession, issueToken } from './tokens.ts'

export const identityRoutes = [
  ...serve(oauth, {
    token: issueToken,
    captcha: makeCaptcha,
    logout: endSession,
    authorize: issueAuthorizationCode,
    'clear-cache': clearOwnCache,
    'user-info': currentUser,
  }),
  ...serve(captcha, { check: checkCaptcha }),
  ...serve(blade, { 'register-guest': registerGuest, 'unAuth/selectUserInfo': findLoginAccounts }),
  ...serve(guest, { page: listGuests, detail: readGuest, approve: approveGuest, reject: rejectGuest }),
  ...serve(sms, {
    sendSmsCode,
    'smsflowinfo/sendValidate': sendBindingCode,
    'smsflowinfo/add': addSmsRecord,
  }),
  ...serve(userauthenapply, { changePassword, resetCheckCode: checkResetCode, resetPassword, bindNewPhone }),
]
