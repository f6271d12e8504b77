import type { PageScroll } from '#application/navigation/scroll-place.port.ts'

/** A page that has not become long enough by then is left where it is. */
const REACH_MS = 30_000
/** One that kept its length for this time has all its parts. */
const REST_MS = 1000
/** What a user moves a page with. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

export const browserPageScroll = (page: Window): PageScroll => {
  let settling = new AbortController()
  const settle = (top: number): void => {
    settling.abort()
    settling = new AbortController()
    const { signal } = settling
    const end = settling.abort.bind(settling)
    let timer = page.setTimeout(end, REACH_MS)
    // Parts come one after the other, and take the place of longer and shorter ones.
    const go = (): void => {
      const { scrollHeight } = page.document.documentElement
      const most = Math.min(top, scrollHeight - page.innerHeight)
      if (Math.abs(page.scrollY - most) > 1) page.scrollTo({ top: most, behavior: 'instant' })
      if (most < top) return
      page.clearTimeout(timer)
      timer = page.setTimeout(end, REST_MS)
    }
    const sizes = new ResizeObserver(go)
    sizes.observe(page.document.body)
    signal.addEventListener('abort', () => {
      sizes.disconnect()
      page.clearTimeout(timer)
    })
    // The router begins a page at its top.
    page.addEventListener('scroll', go, { signal })
    for (const hand of HANDS) page.addEventListener(hand, end, { signal, capture: true, passive: true })
    go()
  }
  return { top: () => Math.round(page.scrollY), settle }
}
