/** R-session-5: the place of work that an expiry interrupted; only the same user comes back to it. */
export interface ParkedPlace {
  readonly userId: number
  /** Path and query of this app. */
  readonly address: string
}

/**
 * The address to go back to, or null: another user's place is never opened. A backend that gives users no id (0) gives
 * none of them a way to be known again.
 */
export const placeFor = (userId: number, parked: ParkedPlace | null): string | null =>
  userId !== 0 && parked?.userId === userId && parked.address !== '/' ? parked.address : null
