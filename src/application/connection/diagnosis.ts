import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

/** How a statechart is, for somebody who does not know it: at rest, at work, where it waits, or where it could not go on; the worse, the later. */
export const CONDITIONS = ['resting', 'working', 'waiting', 'failed'] as const

export type ChartCondition = (typeof CONDITIONS)[number]

/** As its states say themselves, by their tags. Says nothing of what it holds: names, texts and ids stay where they are. */
export const conditionOf = (snapshot: AnyMachineSnapshot): ChartCondition => {
  if (snapshot.status === 'error' || snapshot.hasTag('failing')) return 'failed'
  if (snapshot.hasTag('waiting')) return 'waiting'
  return snapshot.hasTag('busy') ? 'working' : 'resting'
}

const isOfChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'hasTag' in snapshot

/** The condition of each of these statecharts and of what they have begun, by its id; of several with one id that of the worst. */
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
