import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

/** Conditions of a statechart as the diagnosis shows them, in order of severity. */
export const CONDITIONS = ['resting', 'working', 'waiting', 'failed'] as const

export type ChartCondition = (typeof CONDITIONS)[number]

/**
 * Derived from the tags of the states only, so that no names, texts or ids from the context enter a
 * diagnosis.
 */
export const conditionOf = (snapshot: AnyMachineSnapshot): ChartCondition => {
  if (snapshot.status === 'error' || snapshot.hasTag('failing')) return 'failed'
  if (snapshot.hasTag('waiting')) return 'waiting'
  return snapshot.hasTag('busy') ? 'working' : 'resting'
}

const isOfChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'hasTag' in snapshot

/** Conditions of statecharts and their children by id; among several with one id, the most severe. */
export const conditionsOf = (actors: readonly AnyActorRef[]): ReadonlyMap<string, ChartCondition> => {
  const found = new Map<string, ChartCondition>()
  const look = (actor: AnyActorRef): void => {
    const snapshot: unknown = actor.getSnapshot()
    if (!isOfChart(snapshot)) return
    const { id } = snapshot.machine
    const worst = Math.max(
      CONDITIONS.indexOf(conditionOf(snapshot)),
      CONDITIONS.indexOf(found.get(id) ?? 'resting'),
    )
    found.set(id, CONDITIONS[worst] ?? 'resting')
    for (const child of Object.values(snapshot.children as Record<string, AnyActorRef | undefined>))
      if (child !== undefined) look(child)
  }
  for (const actor of actors) look(actor)
  return found
}
