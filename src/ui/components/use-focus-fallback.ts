import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to `fallback` when the focused element went away as `shown` changed, or was the fallback itself and was hidden
 * while code of the page was fetched; leaves any other focus alone.
 */
export const useFocusFallback = (shown: unknown, fallback: Readonly<RefObject<HTMLElement | null>>): void => {
  const held = useRef<Node | null>(null)
  useEffect(() => {
    held.current ??= document.activeElement
    const note = ({ target }: FocusEvent) => {
      held.current = target instanceof Node ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const was = held.current
    const isLost = was !== null && (!was.isConnected || was === fallback.current)
    if (isLost && document.activeElement === document.body) fallback.current?.focus({ preventScroll: true })
  }, [shown, fallback])
}
