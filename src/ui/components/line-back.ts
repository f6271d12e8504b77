import { useEffect } from 'react'

const LINE_BACK = 'line-back'

/** Tells every view that shows a failure that there is a way to the server again. */
export const tellLineBack = (): void => void dispatchEvent(new Event(LINE_BACK))

/** Tries again what failed, as soon as there is a way to the server again. */
export const useLineBack = (again: (() => void) | null): void =>
  useEffect(() => {
    if (again === null) return
    addEventListener(LINE_BACK, again)
    return () => removeEventListener(LINE_BACK, again)
  })
