import type { AnyActorRef, Subscription } from 'xstate'

/** Calls `begin` when the actor starts, and ends the subscriptions that it returns when the actor stops. */
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
