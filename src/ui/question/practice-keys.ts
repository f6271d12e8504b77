/** What a key asks of a practice. */
export type PracticeKey =
  | { readonly kind: 'step'; readonly by: -1 | 1 }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choose'; readonly key: string }

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'target' | 'defaultPrevented' | 'isComposing' | 'ctrlKey' | 'altKey' | 'metaKey'
>

/** Letters are no text where there is only something to choose. */
const WRITTEN_IN =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])'
const MOVED_IN = '[role=radiogroup], [role=menu], [role=toolbar], .question-text__table'

/** Null for a key that asks nothing, or that is meant for what has the focus. */
export const practiceKeyOf = (event: Pressed): PracticeKey | null => {
  const { key, target, defaultPrevented, isComposing, ctrlKey, altKey, metaKey } = event
  if (defaultPrevented || isComposing || ctrlKey || altKey || metaKey) return null
  const within = (selector: string) => target instanceof Element && target.closest(selector) !== null
  if (within(`${WRITTEN_IN}, [role=dialog], [role=alertdialog]`)) return null
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return within(MOVED_IN) ? null : { kind: 'step', by: key === 'ArrowLeft' ? -1 : 1 }
  const letter = key.toUpperCase()
  if (letter === 'M') return { kind: 'flag' }
  return /^[A-H]$/.test(letter) ? { kind: 'choose', key: letter } : null
}
