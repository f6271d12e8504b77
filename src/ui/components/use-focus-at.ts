import { type RefObject, useEffect, useRef } from 'react'

const FIELD = ':is(input, select, textarea):not(:disabled, [type="hidden"])'

/**
 * Focus in a list of fields that grows and shrinks: after an act, the first field of the row that stands at the place that was asked for,
 * or of the last one; without rows the list's own button. Rows are children of the list marked `data-row`.
 */
export const useFocusAt = (): readonly [RefObject<HTMLDivElement | null>, (at: number) => void] => {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const rows = list.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? []
    const row = rows[Math.min(wanted.current, rows.length - 1)]
    wanted.current = null
    const target = row?.querySelector<HTMLElement>(FIELD) ?? list.current?.querySelector('button')
    target?.focus()
  })
  const focusAt = (at: number) => {
    wanted.current = at
  }
  return [list, focusAt]
}
