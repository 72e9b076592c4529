import { keepPreviousData, type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call, Reply, Sent } from '#contract/kit/index.ts'
import { notify } from '../notify.ts'
import { callServer } from './call.ts'

type QueryOptions<T> = Pick<UseQueryOptions<T>, 'enabled' | 'staleTime' | 'refetchInterval'> & {
  keepPrevious?: boolean
}

/** Reads a call. The answer is shared by everybody who asks the same. */
export function useCall<C extends Call>(call: C, input: Sent<C>, options: QueryOptions<Reply<C>> = {}) {
  const { keepPrevious, ...query } = options
  return useQuery({
    queryKey: [familyOf(call), call.path, input],
    queryFn: ({ signal }) => callServer(call, input, { signal, silent: true }),
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    ...query,
  })
}

interface ActionOptions<C extends Call> {
  /** Said when it worked. */
  done?: string
  after?: (reply: Reply<C>) => void
  /** The form shows the refusal itself. */
  silent?: boolean
  /** Calls of other families whose answers change with it. */
  outdates?: readonly Call[]
}

/** Writes through a call; everything read from the same family is read afresh. */
export function useAction<C extends Call>(call: C, { done, after, silent, outdates = [] }: ActionOptions<C> = {}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Sent<C>) => callServer(call, input, { silent }),
    onSuccess: async (reply) => {
      if (done) notify.success(done)
      const families = new Set([call, ...outdates].map(familyOf))
      await Promise.all([...families].map((family) => queries.invalidateQueries({ queryKey: [family] })))
      after?.(reply)
    },
  })
}

/** `/api/blade-system/dict/submit` belongs to `/api/blade-system/dict`. */
export const familyOf = (call: Call): string => call.path.slice(0, call.path.lastIndexOf('/'))
