import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to `fallback` when the focused element went away as `shown` changed; leaves any other focus alone. */
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
    if (held.current?.isConnected === false && document.activeElement === document.body)
      fallback.current?.focus({ preventScroll: true })
  }, [shown, fallback])
}
