import { useEffect } from 'react'

/** The focus comes to what stands over the page, and goes back to where it was when that goes; not while it is not wanted. */
export const usePanelFocus = (panel: { readonly current: HTMLElement | null }, wanted = true): void => {
  useEffect(() => {
    if (!wanted) return
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [panel, wanted])
}
