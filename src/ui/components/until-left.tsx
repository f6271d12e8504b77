import { type RefObject, useEffect, useEffectEvent } from 'react'
import { focusedOpener } from './focused-opener.ts'

interface UntilLeftProps {
  /** What was pressed; without it what has the focus. */
  readonly opener?: RefObject<HTMLElement | null> | undefined
  /** True while it is on its way. */
  readonly onBusyChange?: ((busy: boolean) => void) | undefined
  readonly onLeft: () => void
}

/**
 * Stands in for a menu or dialog whose code is loading, and cancels it when the user goes on to do something else, so that it neither covers that
 * nor takes the keys typed there.
 */
export const UntilLeft = ({ opener, onBusyChange, onLeft }: UntilLeftProps) => {
  const tell = useEffectEvent((busy: boolean) => onBusyChange?.(busy))
  const hear = useEffectEvent((event: Event, pressed: Element | null | undefined) => {
    const stays = pressed?.contains(event.target as Node)
    if (!stays || (event instanceof KeyboardEvent && /^(Tab|Escape)$/.test(event.key))) onLeft()
  })
  useEffect(() => {
    const pressed = opener ? opener.current : focusedOpener()?.closest('button, a')
    const heard = new AbortController()
    // On the way down: the press that asked for it is still on its way up.
    for (const kind of ['click', 'keydown'] as const)
      document.addEventListener(kind, (event) => hear(event, pressed), {
        capture: true,
        signal: heard.signal,
      })
    tell(true)
    return () => {
      heard.abort()
      tell(false)
    }
  }, [opener])
  return null
}
