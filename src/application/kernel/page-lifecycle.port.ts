/** What befalls the page: the network is back, or it is hidden and may never be seen again. */
export type PageLifecycleEvent = 'online' | 'hidden'

export interface PageLifecycle {
  /** Tells until the returned function is called. */
  watch(tell: (news: PageLifecycleEvent) => void): () => void
}
