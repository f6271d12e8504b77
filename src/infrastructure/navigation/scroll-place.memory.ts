import type { PageScroll, ScrollPlaceStore } from '#application/navigation/scroll-place.port.ts'
import type { ScrollPlace } from '#domain/navigation/scroll-place.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryScrollPlace = (browser: MemoryBrowser): ScrollPlaceStore =>
  browser.entry<ScrollPlace | null>('scrollPlace', null)

/** A page that is as long as is wanted. */
export const memoryPageScroll = (): PageScroll => {
  let at = 0
  return {
    top: () => at,
    settle: (top) => {
      at = top
    },
  }
}
