import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls it whenever `key` has changed; not at first, since the actor that is told began with that key. */
export const useWhenChanged = (key: string, act: () => void): void => {
  const known = useRef(key)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (known.current === key) return
    known.current = key
    actNow()
  }, [key])
}
