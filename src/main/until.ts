interface Watched<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(listener: () => void): { unsubscribe(): void }
}

/**
 * Waits until a statechart is as it should be, at most for `patienceMs`: what it waits for (a store, a server) must hold
 * nobody up. Never rejects. Of xstate's own `waitFor` the first visit would carry the code.
 */
export const until = <Snapshot>(
  actor: Watched<Snapshot>,
  isSo: (snapshot: Snapshot) => boolean,
  patienceMs: number,
): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(patience)
      listening.unsubscribe()
      resolve()
    }
    const look = () => {
      if (isSo(actor.getSnapshot())) end()
    }
    const patience = setTimeout(end, patienceMs)
    const listening = actor.subscribe(look)
    look()
  })
