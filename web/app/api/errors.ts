/** A call that was refused or did not come back. The message is fit to show. */
export class CallError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'CallError'
    this.status = status
  }
}

export const UNKNOWN_ERROR = '未知错误'
