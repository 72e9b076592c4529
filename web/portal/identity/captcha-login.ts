import { oauth, type TokenAnswer } from '#contract/identity/auth.ts'
import type { Captcha } from '../../app/account/use-captcha.ts'
import { callServer } from '../../app/api/call.ts'
import { md5Hex } from '../../app/api/md5.ts'

interface Typed {
  readonly tenantId: string
  readonly username: string
  readonly password: string
}

/** A token for account, password and captcha. Right or wrong, the captcha is used up. */
export async function captchaLogin(captcha: Captcha, { tenantId, username, password }: Typed): Promise<TokenAnswer> {
  const request = {
    grant_type: 'captcha',
    tenantId,
    username,
    password: md5Hex(password),
    scope: 'all',
    type: 'account',
  }
  const headers = { 'Tenant-Id': tenantId, 'Captcha-Key': captcha.key, 'Captcha-Code': captcha.typed }
  return callServer(oauth.token, request, { headers, silent: true })
}
