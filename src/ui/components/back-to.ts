import type { RefObject } from 'react'

/** Of a dialog that opened late: the focus goes back to what opened it, where that is still there. */
export const backTo =
  (opener: RefObject<HTMLElement | null>) =>
  (event: Event): void => {
    event.preventDefault()
    opener.current?.focus({ preventScroll: true })
  }
