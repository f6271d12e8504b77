import type { AnyStateMachine, AnyStateNode } from 'xstate'

const below = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(below),
]

const above = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...above(node.parent)]

const nameOf = (src: unknown): string => (typeof src === 'string' ? src : 'an actor without a name')

const EVENT_OF_TIME = 'xstate.after.'

/** A promise that the application binds: it has an outcome. A callback tells for as long as it runs, a statechart is looked at by itself. */
const isAsking = (machine: AnyStateMachine, src: unknown): boolean => {
  const logic = (machine.implementations.actors as Record<string, object>)[nameOf(src)]
  return logic !== undefined && 'config' in logic && /Promise/.test(String(logic.config))
}

const namesOf = (node: AnyStateNode): readonly string[] => [...node.transitions.keys()]

const hasTime = (node: AnyStateNode): boolean => namesOf(node).some((name) => name.startsWith(EVENT_OF_TIME))

/** The questions of a state without an end by time that lead nowhere when they are answered, or when they fail. */
export const deadQuestions = (machine: AnyStateMachine): readonly string[] =>
  below(machine.root).flatMap((node) =>
    (hasTime(node) ? [] : node.invoke)
      .filter(({ src }) => isAsking(machine, src))
      .flatMap(({ id, src }) =>
        ['done', 'error']
          .filter((outcome) => !namesOf(node).includes(`xstate.${outcome}.actor.${id}`))
          .map((outcome) => `${node.id}: ${nameOf(src)} has no on${outcome === 'done' ? 'Done' : 'Error'}`),
      ),
  )

const endsByItself = (machine: AnyStateMachine, node: AnyStateNode): boolean =>
  hasTime(node) || node.invoke.some(({ src }) => isAsking(machine, src))

/** States that are busy, and have neither a question under way nor a time after which they end. */
export const endlessWaits = (machine: AnyStateMachine): readonly string[] =>
  below(machine.root)
    .filter(({ tags }) => tags.includes('busy'))
    .filter((node) => ![...above(node), ...below(node)].some((near) => endsByItself(machine, near)))
    .map(({ id }) => id)
