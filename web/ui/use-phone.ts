import { useSyncExternalStore } from 'react'

const query = '(max-width: 767px)'

/** True below the width where tables become cards. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
