import { useEffect, useState } from 'react'

/** Ctrl+K or ⌘K opens the menu search. */
export function useSearchKey() {
  const [searching, setSearching] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setSearching(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return [searching, setSearching] as const
}
