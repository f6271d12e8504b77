import { useEffect, useEffectEvent, useRef } from 'react'

/** Does it whenever `key` is another than before; not at first, since whoever is told began with that one. */
export const useWhenChanged = (key: string, act: () => void): void => {
  const known = useRef(key)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (known.current === key) return
    known.current = key
    actNow()
  }, [key])
}
