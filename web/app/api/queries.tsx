import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from './errors.ts'

const TRIES = 2

/** Refusals are answers: only what did not arrive is asked again. */
const worthRetrying = (failures: number, error: Error) =>
  failures < TRIES && error instanceof CallError && (error.status === 0 || error.status >= 500)

export const queries = new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, staleTime: 15_000, refetchOnWindowFocus: false } },
})

export const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
