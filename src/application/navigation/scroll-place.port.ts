import type { ScrollPlace } from '#domain/navigation/scroll-place.ts'

/** How far down this tab's page stood when it was left. */
export interface ScrollPlaceStore {
  read(): ScrollPlace | null
  keep(place: ScrollPlace | null): void
}

/** The page as it is scrolled; what scrolls within it is not meant. */
export interface PageScroll {
  /** Whole pixels from the top. */
  top(): number
  /** Goes so many pixels down as soon as the page is that long, unless its user scrolls, presses a key or points before. */
  settle(top: number): void
}
