/** What befalls the page: the network is back, or it is hidden and may never be seen again. */
export type PageNews = 'online' | 'hidden'

export interface PageWatch {
  /** Tells until the returned function is called. */
  watch(tell: (news: PageNews) => void): () => void
}
