import { useEffect } from 'react'

const LINE_BACK = 'line-back'

/** Notifies every view that shows a failure when the server is reached again. */
export const tellLineBack = (): void => void dispatchEvent(new Event(LINE_BACK))

/** Retries as soon as the server is reached again. */
export const useLineBack = (again: (() => void) | null): void =>
  useEffect(() => {
    if (again === null) return
    addEventListener(LINE_BACK, again)
    return () => removeEventListener(LINE_BACK, again)
  })
