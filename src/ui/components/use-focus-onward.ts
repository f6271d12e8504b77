import { type RefObject, useLayoutEffect } from 'react'
import { MAIN_ID } from './element-ids.ts'
import { pageHeading } from './page-heading.ts'

/**
 * For what goes away as it is pressed and knows nothing of what takes its place: who had the focus in it is then at the part that it stood in
 * (a dialog, a group that can have the focus), else at the page's heading, where no part of the page takes the focus over.
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
