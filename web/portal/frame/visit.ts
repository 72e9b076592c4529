import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { keep, kept } from '../../app/session/storage.ts'

/** What an embedding site says about a visit; it holds until the tab is closed. */
export interface Visit {
  /** `hidden` takes the head away; any other value only offers the way back. */
  readonly navStatus?: string
  readonly backUrl?: string
  readonly chanel?: string
}

const NAME = 'visit'
export const PROVIDENT_FUND = 'gjj'

/** Keeps the channel, the state of the head and the way back while the visitor walks through the portal. */
export function useVisit(): Visit {
  const { search } = useLocation()
  const [visit, setVisit] = useState<Visit>({})
  useEffect(() => {
    const known = kept<Visit>(NAME, { forTab: true }) ?? {}
    const next = visitAfter(known, search, { origin: location.origin, referrer: document.referrer })
    if (Object.keys(next).length > 0) keep(NAME, next, { forTab: true })
    setVisit(next)
  }, [search])
  return visit
}

interface Place {
  readonly origin: string
  readonly referrer: string
}

export function visitAfter(known: Visit, search: string, place: Place): Visit {
  const query = new URLSearchParams(search)
  const navStatus = query.get('navStatus') ?? known.navStatus
  const backUrl = safeBack(query.get('backUrl'), place) ?? known.backUrl
  const chanel = query.get('chanel') ?? known.chanel
  return { ...(navStatus && { navStatus }), ...(backUrl && { backUrl }), ...(chanel && { chanel }) }
}

/** Back leads into this site or to the site the visitor came from: no link may send people anywhere else. */
function safeBack(wanted: string | null, { origin, referrer }: Place): string | undefined {
  if (!wanted || !URL.canParse(wanted, origin)) return undefined
  const target = new URL(wanted, origin)
  const cameFrom = URL.canParse(referrer) ? new URL(referrer).origin : origin
  const allowed = /^https?:$/.test(target.protocol) && [origin, cameFrom].includes(target.origin)
  return allowed ? target.href : undefined
}
