import { type RefObject, useEffect } from 'react'

interface UntilLeftProps {
  readonly opener: RefObject<HTMLElement | null>
  readonly onLeft: () => void
}

/**
 * In the place of a menu or dialog that was asked for and is on its way: it is not to open over what somebody went on to do meanwhile, and
 * to take the keys that are typed there.
 */
export const UntilLeft = ({ opener, onLeft }: UntilLeftProps) => {
  useEffect(() => {
    const heard = new AbortController()
    const hear = (event: Event) => {
      const stays = opener.current?.contains(event.target as Node)
      if (!stays || (event instanceof KeyboardEvent && /^(Tab|Escape)$/.test(event.key))) onLeft()
    }
    for (const kind of ['click', 'keydown'] as const)
      document.addEventListener(kind, hear, { signal: heard.signal })
    return () => heard.abort()
  }, [opener, onLeft])
  return null
}
