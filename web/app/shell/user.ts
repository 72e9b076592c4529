import type { SessionUser } from '#contract/identity/auth.ts'
import { maskedPhone } from '../account/masked-phone.ts'
import { isCertified, organisationOf } from '../session/landing.ts'
import type { ShellUser } from './model.ts'

const PLACES = { 1: 'governmentPlace', 2: 'institutionPlace', 3: 'enterprisePlace' } as const

/** Which workbench this is, as a text key. */
export const placeOf = ({ detail }: SessionUser) =>
  PLACES[detail.userCategory as unknown as keyof typeof PLACES] ?? 'operationsPlace'

export const shellUser = (user: SessionUser): ShellUser => ({
  name: user.real_name || user.account,
  phone: maskedPhone(user.phone),
  organisation: organisationOf(user),
  certified: user.detail.userCategory !== '3' || isCertified(user),
})
