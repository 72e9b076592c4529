import { useSession } from '../../app/session/store.ts'

export const useEnterprise = (): boolean => useSession()?.user.detail.userCategory === '3'
