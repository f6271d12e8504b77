const INPUT_METHOD_KEY = 229

/** Ctrl or Command with Enter, and no input method that still composes. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  (event.ctrlKey || event.metaKey) &&
  !event.isComposing &&
  // oxlint-disable-next-line typescript/no-deprecated -- some input methods say it only so
  event.keyCode !== INPUT_METHOD_KEY
