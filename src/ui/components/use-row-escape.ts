import { type RefObject, useEffect, useRef } from 'react'
import { isComposed } from './key-events.ts'

/**
 * For what unfolds in a row of a list: Escape anywhere in the row leaves it, also on the button that unfolded it, which keeps the focus.
 * The ref goes on what unfolds.
 */
export const useRowEscape = <T extends HTMLElement>(onLeave: () => void): RefObject<T | null> => {
  const unfolded = useRef<T>(null)
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  useEffect(() => {
    const row = unfolded.current?.closest('li')
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposed(event)) latest.current()
    }
    row?.addEventListener('keydown', hear)
    return () => row?.removeEventListener('keydown', hear)
  }, [])
  return unfolded
}
