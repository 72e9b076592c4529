/** A call that was refused or did not come back. The message is fit to show. */
export class CallError extends Error {
  readonly status: number
  /** What a refusal tells besides its text, as the key of an outside account that no user has bound yet. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.details = details
  }
}

export const UNKNOWN_ERROR = '未知错误'
