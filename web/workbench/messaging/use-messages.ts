import { useQueryClient } from '@tanstack/react-query'
import { onlineNotice, onlineNoticeMsgSend } from '#contract/messaging/index.ts'
import { familyOf, useAction } from '../../app/api/use-call.ts'

/** Reading and deleting change the list and the bell, which another family of calls answers. */
export function useMessages() {
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: [familyOf(onlineNotice.userSelectPageList)] })
  const reading = useAction(onlineNoticeMsgSend.readNotice, { after: refresh })
  return {
    refresh,
    read: (ids: readonly string[]) => reading.mutateAsync({ ids: ids.join(',') }),
    readAll: () => reading.mutateAsync({ ids: '' }),
    reading: reading.isPending,
  }
}
