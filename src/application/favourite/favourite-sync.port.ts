/** What a tab did to the favourites of the person who is signed in. */
export interface FavouriteUpdate {
  readonly userId: number
  /** Contents that are kept now, or no longer; none where only folders changed. */
  readonly flags: readonly { readonly contentId: number; readonly kept: boolean }[]
}

/** Tabs of one browser tell each other what was done, so that no star shows what is no longer so. Never throws. */
export interface FavouriteSyncPort {
  /** To every other tab. */
  publish(news: FavouriteUpdate): void
  /** Hears what other tabs tell, until what it answers is called. */
  subscribe(heard: (news: FavouriteUpdate) => void): () => void
}
