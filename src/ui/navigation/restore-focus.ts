import { MAIN_ID } from '../components/element-ids.ts'

/** Back to where a dialog was opened from; where that is gone, to the page. */
export const restoreFocus = (opener: Element | null): void => {
  const main = document.getElementById(MAIN_ID)
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  ;(isThere ? opener : (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main))?.focus({
    preventScroll: true,
  })
}
