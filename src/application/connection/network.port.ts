/** What the browser says of its network. It may be wrong: a network may lead nowhere. */
export interface NetworkPort {
  /** Tells how it is at once, and each change, until the returned function is called. */
  watch(tell: (online: boolean) => void): () => void
}
