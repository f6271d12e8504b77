import { type RefObject, useEffect, useRef } from 'react'

/** On what opens a form or a question, or around it: a name that the same thing has when it stands there again, and nothing else has. */
const WAY_BACK = 'data-opens'

const MAX_WAYS = 8

/**
 * Moves the focus when `shown` changes and the focused element has disappeared (or was the fallback itself, hidden while code was loading); leaves
 * any other focus alone. Within `fallback` it goes to the element marked `data-opens` that had the focus last, so that leaving a form leads back to
 * its button and removing a row to its neighbour; otherwise to `fallback`.
 */
export const useFocusFallback = (shown: unknown, fallback: Readonly<RefObject<HTMLElement | null>>): void => {
  const held = useRef<Node | null>(null)
  const ways = useRef<readonly string[]>([])
  useEffect(() => {
    const note = (target: EventTarget | null) => {
      held.current = target instanceof Node ? target : null
      const way = target instanceof Element && target.closest(`[${WAY_BACK}]`)?.getAttribute(WAY_BACK)
      if (way) ways.current = [way, ...ways.current.filter((it) => it !== way)].slice(0, MAX_WAYS)
    }
    if (held.current === null) note(document.activeElement)
    const hear = ({ target }: FocusEvent) => note(target)
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [])
  useEffect(() => {
    const was = held.current
    const isLost = was !== null && (!was.isConnected || was === fallback.current)
    if (!isLost || document.activeElement !== document.body) return
    for (const way of ways.current) {
      const marked = `[${WAY_BACK}="${CSS.escape(way)}"]`
      fallback.current
        ?.querySelector<HTMLElement>(`button${marked}, ${marked} :is(select, [aria-current])`)
        ?.focus()
      if (document.activeElement !== document.body) return
    }
    fallback.current?.focus({ preventScroll: true })
  }, [shown, fallback])
}
