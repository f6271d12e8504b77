/** A change that one tab made to the favourites of the signed-in user. */
export interface FavouriteUpdate {
  readonly userId: number
  /** Contents that became favourites or ceased to be; empty if only folders changed. */
  readonly flags: readonly { readonly contentId: number; readonly kept: boolean }[]
}

/**
 * Broadcasts changes of favourites between the tabs of a browser, so that every star stays up to date. Never
 * throws.
 */
export interface FavouriteSyncPort {
  /** Sends a change to every other tab. */
  publish(news: FavouriteUpdate): void
  /** Calls `heard` for changes of other tabs, until the returned function is called. */
  subscribe(heard: (news: FavouriteUpdate) => void): () => void
}
