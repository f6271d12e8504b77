import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back whenever `key` changes; not initially, because the actor starts with that key. */
export const useWhenChanged = (key: string, act: () => void): void => {
  const known = useRef(key)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (known.current === key) return
    known.current = key
    actNow()
  }, [key])
}
