import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** Waits until a statechart is as wanted or has ended, and no longer than so many milliseconds. Never rejects. */
export const patiently = async <Actor extends AnyActorRef>(
  actor: Actor,
  isThere: (snapshot: SnapshotFrom<Actor>) => boolean,
  patienceMs: number,
): Promise<void> => {
  const leaving: (() => void)[] = []
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isThere(actor.getSnapshot() as SnapshotFrom<Actor>)) resolve()
    }
    const timer = setTimeout(resolve, patienceMs)
    leaving.push(() => clearTimeout(timer))
    // One that has ended says so at once.
    const watching = actor.subscribe({ next: look, complete: resolve })
    leaving.push(() => watching.unsubscribe())
    look()
  })
  for (const leave of leaving) leave()
}
