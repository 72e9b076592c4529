/** Every refusal is thrown; one place (answer.ts) shapes it for the wire. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
  }
}

export const refuse = (message: string): never => {
  throw new Refusal(400, message)
}

export const notFound = (message = '数据不存在或已删除'): never => {
  throw new Refusal(404, message)
}

export const forbidden = (message = '无权限访问'): never => {
  throw new Refusal(403, message)
}

export const noToken = (): never => {
  throw new Refusal(401, '缺失令牌,鉴权失败')
}

export const badToken = (): never => {
  throw new Refusal(401, '请求未授权')
}

export const tooOften = (): never => {
  throw new Refusal(429, '操作过于频繁，请稍后再试')
}
