import { isId } from '#contract/kit/index.ts'

/** Unknown, withdrawn and misspelt things are all the same to a visitor: the page that says so. */
export const missing = (): never => {
  throw new Response(null, { status: 404 })
}

/** In process a refusal arrives as the error it was thrown as. */
export async function orMissing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) missing()
    throw error
  }
}

export function idOf(params: URLSearchParams): string {
  const id = params.get('id') ?? ''
  return isId(id) ? id : missing()
}
