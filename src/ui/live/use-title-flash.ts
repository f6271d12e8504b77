import { useEffect } from 'react'

const FLASH_MS = 1000

/** Calls a learner who looks at another tab: the title takes turns with these words until the page is seen. Null for nothing to say. */
export const useTitleFlash = (words: string | null): void => {
  useEffect(() => {
    if (words === null || !document.hidden) return
    const title = document.title
    const flash = () => {
      document.title = document.title === words ? title : words
    }
    flash()
    const timer = setInterval(flash, FLASH_MS)
    const stop = () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', stop)
      document.title = title
    }
    document.addEventListener('visibilitychange', stop)
    return stop
  }, [words])
}
