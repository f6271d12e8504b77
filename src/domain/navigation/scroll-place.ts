/** How far down a page stood when it was left by a reload or an expiry; only the same user finds it there again. */
export interface ScrollPlace {
  readonly userId: number
  /** Path and query of this app. */
  readonly address: string
  /** Pixels from the top. */
  readonly top: number
}

/** Where to scroll a page that this user has opened, in pixels from the top; null for its beginning. R-session-5. */
export const topFor = (userId: number, address: string, place: ScrollPlace | null): number | null =>
  place !== null && place.userId === userId && place.address === address && place.top > 0 ? place.top : null
