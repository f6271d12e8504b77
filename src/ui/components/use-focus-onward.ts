import { type RefObject, useLayoutEffect } from 'react'
import { MAIN_ID } from './element-ids.ts'
import { pageHeading } from './page-heading.ts'

/**
 * For elements that disappear when pressed: unless another part takes the focus, it goes to the surrounding dialog or focusable group, else to
 * the page's heading.
 */
export const useFocusOnward = (leaving: Readonly<RefObject<HTMLElement | null>>): void =>
  useLayoutEffect(
    () => () => {
      if (!leaving.current?.contains(document.activeElement)) return
      const around = leaving.current.parentElement?.closest<HTMLElement>(`[tabindex="-1"]:not(#${MAIN_ID})`)
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const home = around?.isConnected ? around : pageHeading.current
        home?.focus({ preventScroll: true })
      })
    },
    [leaving],
  )
