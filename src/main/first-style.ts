/** Nothing is painted before the stylesheet has come; after so long the page is, without it, and its own words say how it stands. */
export const PATIENCE_MS = 8000

/** Calls `styled` once the page has its stylesheet, however late, or `bare` when that cannot be had: nobody could use the app without it. */
export const whenStyled = (styled: () => void, bare: () => void): void => {
  const paint = setTimeout(() => {
    // On its way it holds up the painting no longer, and comes all the same.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      link.media = 'print'
  }, PATIENCE_MS)
  const end = ({ target, type }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    clearTimeout(paint)
    for (const news of ['load', 'error']) document.removeEventListener(news, end, true)
    if (type === 'error') return bare()
    target.media = 'all'
    styled()
  }
  for (const news of ['load', 'error']) document.addEventListener(news, end, true)
}
