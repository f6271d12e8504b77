import { useEffect, useEffectEvent } from 'react'
import type { ReviewKey } from '#domain/review/review-keys.ts'

const KEYS: readonly ReviewKey[] = ['j', 'k', 'a', 'r', 'x']

const WRITTEN_IN =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]'

/** J and K move, A approves, R rejects, X selects: wherever the focus is, but where something is written or asked. */
export const useReviewKeys = (onKey: (key: ReviewKey) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest(WRITTEN_IN) !== null) return
    const key = KEYS.find((known) => known === event.key.toLowerCase())
    // One press decides one request, however long it lasts.
    if (key === undefined || (event.repeat && key !== 'j' && key !== 'k')) return
    event.preventDefault()
    onKey(key)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
