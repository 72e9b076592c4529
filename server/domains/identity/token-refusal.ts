import { Refusal } from '#server/kit/refusals.ts'

export type TokenError =
  | 'invalid_request'
  | 'invalid_client'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_captcha'
  | 'invalid_sms'
  | 'invalid_grant'
  | 'account_locked'
  | 'account_disabled'

/** A refused login answers its error code beside the text (wire §4). */
export class TokenRefusal extends Refusal {
  readonly errorCode: TokenError
  readonly extra: Readonly<Record<string, string>>

  constructor(errorCode: TokenError, message: string, extra: Readonly<Record<string, string>>) {
    super(400, message)
    this.errorCode = errorCode
    this.extra = extra
  }
}

export const refuseToken = (errorCode: TokenError, message: string, extra = {}): never => {
  throw new TokenRefusal(errorCode, message, extra)
}
