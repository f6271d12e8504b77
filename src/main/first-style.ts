/**
 * The stylesheet blocks painting at most this long; after that the page is painted without it, with its own
 * message.
 */
export const PATIENCE_MS = 8000

/**
 * Calls `styled` once the stylesheet has loaded, however late, or `bare` if it fails, because the app is
 * unusable without it.
 */
export const whenStyled = (styled: () => void, bare: () => void): void => {
  const paint = setTimeout(() => {
    // With this media type the stylesheet stops to block painting, and still loads.
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
