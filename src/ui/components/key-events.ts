import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** What a browser says of a key that went to an input method. */
const INPUT_METHOD_KEY = 229

/** The keydown of an input method that is still composing (Safari says 229 after the composition has ended). */
export const isComposing = ({ nativeEvent }: ReactKeyboardEvent): boolean => isComposed(nativeEvent)

/** Ctrl or Command with Enter, and no input method that still composes. */
export const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposed(event)

/** The same of the event of the browser itself. */
export const isComposed = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells of the Enter that ends a composition in Safari
  event.isComposing || event.keyCode === INPUT_METHOD_KEY
