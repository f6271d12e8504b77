import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A statechart reduced to what a picture shows; ids are paths, so that equal names in two places stay apart. */
export interface Chart {
  readonly id: string
  readonly states: readonly ChartState[]
  readonly initial: string | null
  readonly arrows: readonly Arrow[]
  readonly parallel: boolean
}

export interface ChartState {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly initial: string | null
  readonly invokes: readonly string[]
  readonly tags: readonly string[]
  readonly children: readonly ChartState[]
}

export interface Arrow {
  readonly from: string
  /** The same as `from` when the transition stays where it is. */
  readonly to: string
  readonly event: string
  readonly guard: string
  readonly actions: readonly string[]
  /** True when no state is left: only actions run. */
  readonly internal: boolean
}

/** Reads a machine's definition; nothing is run. */
export const chartOf = (machine: AnyStateMachine): Chart => ({
  id: machine.id,
  states: childrenOf(machine.root),
  initial: initialOf(machine.root),
  arrows: arrowsUnder(machine.root),
  parallel: machine.root.type === 'parallel',
})

const idOf = (node: AnyStateNode): string => node.path.join('.')

const childrenOf = (node: AnyStateNode): ChartState[] => Object.values(node.states).map(stateOf)

const stateOf = (node: AnyStateNode): ChartState => ({
  id: idOf(node),
  name: node.key,
  type: node.type,
  initial: initialOf(node),
  invokes: node.invoke.map(({ src }) => nameOf(src, 'actor')),
  tags: [...node.tags],
  children: childrenOf(node),
})

const initialOf = (node: AnyStateNode): string | null => {
  const target = node.type === 'compound' ? node.initial.target[0] : undefined
  return target === undefined ? null : idOf(target)
}

const arrowsUnder = (node: AnyStateNode): Arrow[] => [
  ...[...node.transitions.values()].flat().flatMap((transition) => arrowsOf(node, transition)),
  ...(node.always ?? []).flatMap((transition) => arrowsOf(node, transition)),
  ...Object.values(node.states).flatMap(arrowsUnder),
]

type Transition = NonNullable<AnyStateNode['always']>[number]

const arrowsOf = (node: AnyStateNode, { target, guard, actions, ...transition }: Transition): Arrow[] => {
  const eventType = transition.eventType as string
  const common = {
    from: idOf(node),
    event: eventName(node, eventType),
    guard: guard === undefined ? '' : guardName(guard),
    actions: actions.map((action) => nameOf(action, 'action')),
  }
  if (target === undefined || target.length === 0) return [{ ...common, to: idOf(node), internal: true }]
  return target.map((to) => ({ ...common, to: idOf(to), internal: false }))
}

/** The machine's own word for what xstate spells out: `after keepAlive`, `signIn done`, `signIn failed`. */
const eventName = (node: AnyStateNode, type: string): string => {
  if (type === '') return 'always'
  const after = /^xstate\.after\.(.+?)\./.exec(`${type}.`)
  if (after) return `after ${after[1]}`
  if (type.startsWith('xstate.done.state.')) return 'done'
  const actor = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(type)
  if (!actor) return type
  const invoked = node.invoke.find(({ id }) => id === actor[2])
  const name = invoked === undefined ? (actor[2] ?? '') : nameOf(invoked.src, 'actor')
  return `${name} ${actor[1] === 'done' ? 'done' : actor[1] === 'error' ? 'failed' : 'changed'}`
}

const guardName = (guard: unknown): string => {
  const parts = (guard as { guards?: readonly unknown[] }).guards
  if (parts === undefined) return nameOf(guard, 'condition')
  const names = parts.map(guardName)
  return names.length === 1 ? `not ${names[0]}` : names.join(' and ')
}

/** A string, `{ type }`, or a function of xstate, which carries its kind as `type`. */
const nameOf = (thing: unknown, fallback: string): string => {
  if (typeof thing === 'string') return thing
  const { type } = thing as { type?: unknown }
  return typeof type === 'string' ? type.replace(/^xstate\./, '') : fallback
}
