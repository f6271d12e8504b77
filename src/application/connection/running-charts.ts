import type { AnyActorRef } from 'xstate'

/** The statecharts that run in this tab, listed only for 帮助与诊断. R-connection-6. */
export interface RunningCharts {
  /** Adds actors until they stop; the returned function removes them earlier. */
  add(...actors: readonly AnyActorRef[]): () => void
  all(): readonly AnyActorRef[]
}

const hasEnded = (actor: AnyActorRef): boolean => {
  const { status } = actor.getSnapshot() as { readonly status: string }
  return status === 'done' || status === 'stopped'
}

export const makeRunningCharts = (): RunningCharts => {
  const running = new Set<AnyActorRef>()
  const forget = (actors: Iterable<AnyActorRef>) => {
    for (const actor of actors) running.delete(actor)
  }
  return {
    add: (...actors) => {
      forget([...running].filter(hasEnded))
      for (const actor of actors) running.add(actor)
      return () => forget(actors)
    },
    all: () => {
      forget([...running].filter(hasEnded))
      return [...running]
    },
  }
}
