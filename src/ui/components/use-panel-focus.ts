import { useEffect } from 'react'

/**
 * Moves the focus into a panel over the page; `wanted` false leaves it where it is. When the panel closes, a focus that went
 * with it goes back to where it was, or to what the panel stands in.
 */
export const usePanelFocus = (panel: { readonly current: HTMLElement | null }, wanted = true): void => {
  useEffect(() => {
    const before = document.activeElement
    const around = panel.current?.parentElement?.closest<HTMLElement>('[tabindex]')
    if (wanted) panel.current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement !== document.body) return
      const known = before instanceof HTMLElement && before !== document.body && before.isConnected
      const target = known ? before : around
      target?.focus({ preventScroll: true })
    }
  }, [panel, wanted])
}
