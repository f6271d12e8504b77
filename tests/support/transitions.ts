import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'

interface Transition {
  readonly source: AnyStateNode
  readonly eventType: string
  readonly target: readonly AnyStateNode[] | undefined
  readonly guard?: unknown
}

const nameOf = (guard: unknown): string =>
  guard === undefined ? '' : typeof guard === 'string' ? guard : String((guard as { type?: unknown }).type)

const keyOf = ({ source, eventType, target, guard }: Transition): string =>
  `${source.id} --${eventType}[${nameOf(guard)}]--> ${(target ?? []).map(({ id }) => id).join(' ')}`

/** Every transition that a statechart declares, as readable keys. */
export const declaredTransitions = (machine: AnyStateMachine): readonly string[] => {
  const keys = new Set<string>()
  const visit = (node: AnyStateNode): void => {
    for (const transitions of node.transitions.values())
      for (const transition of transitions) keys.add(keyOf(transition as Transition))
    for (const transition of node.always ?? []) keys.add(keyOf(transition))
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return [...keys].sort()
}

/** Collects the transitions that actors really take; hand `inspect` to `createActor`. */
export const transitionLog = () => {
  const taken = new Set<string>()
  return {
    taken,
    inspect: (event: InspectionEvent): void => {
      if (event.type !== '@xstate.microstep') return
      for (const transition of event._transitions) taken.add(keyOf(transition))
    },
  }
}
