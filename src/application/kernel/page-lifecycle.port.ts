/**
 * `online`: the network is back. `hidden`: the page is hidden and may be discarded without further notice.
 */
export type PageLifecycleEvent = 'online' | 'hidden'

export interface PageLifecycle {
  /** Reports events until the returned function is called. */
  watch(tell: (news: PageLifecycleEvent) => void): () => void
}
