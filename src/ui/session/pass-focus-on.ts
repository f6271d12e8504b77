import { restoreFocus } from '../navigation/restore-focus.ts'

/** Of a dialog of the log-in that closes: the focus goes back to where it came from, or to the page, unless the next of its dialogs stands there already. */
export const passFocusOn = (event: Event, opener: Element | null): void => {
  event.preventDefault()
  if (document.querySelector('[role="dialog"][data-state="open"]') === null) restoreFocus(opener)
}
