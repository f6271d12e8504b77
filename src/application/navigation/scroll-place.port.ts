import type { ScrollPlace } from '#domain/navigation/scroll-place.ts'

/** Stores the scroll place of this tab's page when it is left. */
export interface ScrollPlaceStore {
  read(): ScrollPlace | null
  keep(place: ScrollPlace | null): void
}

/** The scroll position of the document; scrollable elements within it are not covered. */
export interface PageScroll {
  /** Distance from the top in whole pixels. */
  top(): number
  /**
   * Scrolls to `top` pixels as soon as the page is long enough, unless the user scrolls, types or points
   * first.
   */
  settle(top: number): void
}
