import { blade, captcha, guest, oauth, sms, user, userauthenapply } from '#contract/identity/index.ts'
import { addSmsRecord } from '#server/domains/messaging/index.ts'
import { serve } from '#server/kit/serve.ts'
import { bindNewPhone, changePassword, checkResetCode, resetPassword } from './account.ts'
import { issueAuthorizationCode } from './authorization-codes.ts'
import { checkCaptcha, makeCaptcha } from './captchas.ts'
import { approveGuest, listGuests, readGuest, registerGuest, rejectGuest } from './guests.ts'
import { findLoginAccounts } from './login-accounts.ts'
import { changeProfile, finishFirstLogin, isFirstLogin, readSelf, updatePassword } from './own-profile.ts'
import { clearOwnCache } from './sessions.ts'
import { sendBindingCode, sendSmsCode } from './sms-codes.ts'
import { currentUser } from './token-answer.ts'
import { endSession, issueToken } from './tokens.ts'
import {
  changePlatform,
  changeUser,
  grantRoles,
  removeUsers,
  resetPasswords,
  submitUser,
  unlockUsers,
} from './user-changes.ts'
import { exportUsers, userTemplate } from './user-export.ts'
import { importUsers } from './user-import.ts'
import { chooseUsers, listUsers, readExtension, readUser, searchUsers } from './users.ts'

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
  ...serve(user, {
    page: listUsers,
    list: chooseUsers,
    'user-list': (ctx) => chooseUsers(ctx, {}),
    detail: readUser,
    info: readSelf,
    submit: submitUser,
    update: changeUser,
    remove: removeUsers,
    unlock: unlockUsers,
    'reset-password': resetPasswords,
    grant: grantRoles,
    'update-password': updatePassword,
    'update-info': changeProfile,
    'platform-detail': readUser,
    'update-platform': changePlatform,
    extend: readExtension,
    checkFirstLogin: isFirstLogin,
    updateFirstLogin: finishFirstLogin,
    'import-user': importUsers,
    'export-user': exportUsers,
    'export-template': userTemplate,
    'search/user': searchUsers,
  }),
  ...serve(userauthenapply, { changePassword, resetCheckCode: checkResetCode, resetPassword, bindNewPhone }),
]
