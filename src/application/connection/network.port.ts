/** Whether the browser believes to be online. It may be wrong: a network need not reach the server. */
export interface NetworkPort {
  /** Reports the state at once and every change, until the returned function is called. */
  watch(tell: (online: boolean) => void): () => void
}
