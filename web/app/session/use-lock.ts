import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLocked } from './store.ts'

/** While the screen is locked every other page leads to the lock. */
export function useLock(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isLocked()) navigate(`/lock?redirect=${encodeURIComponent(pathname + search)}`, { replace: true })
  }, [navigate, pathname, search])
}
