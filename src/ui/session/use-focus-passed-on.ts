import { useRef } from 'react'
import { restoreFocus } from '../navigation/restore-focus.ts'

/** Of a dialog of the log-in: the focus goes back to where it came from, or to the page, unless the next of its dialogs stands there already. */
export const useFocusPassedOn = () => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.querySelector('[role="dialog"][data-state="open"]') === null) restoreFocus(opener.current)
    },
  }
}
