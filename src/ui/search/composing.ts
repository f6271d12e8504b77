import type { KeyboardEvent } from 'react'

/** What a browser says of a key that went to an input method. */
const INPUT_METHOD_KEY = 229

/** The keydown of an input method that is still composing (Safari says 229 after the composition has ended). */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells of the Enter that ends a composition in Safari
  nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD_KEY
