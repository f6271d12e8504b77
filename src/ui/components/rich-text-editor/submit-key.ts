/** Ctrl or Command with Enter, and no input method that still composes. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  (event.ctrlKey || event.metaKey) &&
  !event.isComposing &&
  // Some input methods say it only so.
  event.keyCode !== 229
