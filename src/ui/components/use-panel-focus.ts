import { useEffect } from 'react'

/** Moves the focus into a panel over the page, and back to where it was when the panel closes; does nothing unless `wanted`. */
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
