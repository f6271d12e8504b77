import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** Waits until a statechart is as wanted, and no longer than so many milliseconds. */
export const patiently = <Actor extends AnyActorRef>(
  actor: Actor,
  isThere: (snapshot: SnapshotFrom<Actor>) => boolean,
  patienceMs: number,
): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (isThere(actor.getSnapshot() as SnapshotFrom<Actor>)) done()
    }
    const timer = setTimeout(() => done(), patienceMs)
    const watching = actor.subscribe({ next: look, complete: () => done() })
    const done = () => {
      clearTimeout(timer)
      watching.unsubscribe()
      resolve()
    }
    look()
  })
