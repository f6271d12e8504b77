import type { AnyActorRef, Subscription } from 'xstate'

/** What an actor is told of others from its start to its end; `begin` is called at the start. */
export const whileRunning = (actor: AnyActorRef, begin: () => readonly Subscription[]): void => {
  let heard: readonly Subscription[] | null = null
  actor.subscribe({
    next: () => {
      heard ??= begin()
    },
    complete: () => {
      for (const { unsubscribe } of heard ?? []) unsubscribe()
    },
  })
}
