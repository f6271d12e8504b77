import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { codeText } from './code-text.ts'

/** A statechart reduced to what a page shows; ids are paths, so that equal names in two places stay apart. */
export interface Chart {
  readonly id: string
  /** The machine itself: its id is empty. */
  readonly root: ChartState
  readonly arrows: readonly Arrow[]
  readonly delays: readonly Delay[]
}

export interface ChartState {
  readonly id: string
  readonly name: string
  readonly type: string
  /** The id of the state it begins in, where it has states of its own. */
  readonly initial: string | null
  readonly entry: readonly Call[]
  readonly exit: readonly Call[]
  readonly invokes: readonly Call[]
  readonly tags: readonly string[]
  readonly children: readonly ChartState[]
}

/** An action, actor or guard by name, with what it is given. */
export interface Call {
  readonly name: string
  /** As in the code; empty when nothing is given. */
  readonly given: string
}

export interface Arrow {
  readonly from: string
  /** The same as `from` when the transition stays where it is. */
  readonly to: string
  readonly event: string
  readonly guard: Call | null
  readonly actions: readonly Call[]
  /** True when no state is left: only actions run. */
  readonly internal: boolean
}

export interface Delay {
  readonly name: string
  /** Milliseconds, or the expression that reckons them. */
  readonly ms: string
}

/** Reads a machine's definition; nothing is run. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const delays = delaysOf(machine)
  return {
    id: machine.id,
    root: stateOf(machine.root),
    arrows: arrowsUnder(machine.root, delays),
    delays,
  }
}

const delaysOf = (machine: AnyStateMachine): Delay[] =>
  Object.entries(machine.implementations.delays as Record<string, unknown>).map(([name, ms]) => ({
    name,
    ms: codeText(ms),
  }))

const idOf = (node: AnyStateNode): string => node.path.join('.')

const stateOf = (node: AnyStateNode): ChartState => ({
  id: idOf(node),
  name: node.key,
  type: node.type,
  initial: initialOf(node),
  // As configured: xstate adds the starting and stopping of its timers to the node's own lists.
  entry: listed(node.config.entry).map(actionOf),
  exit: listed(node.config.exit).map(actionOf),
  invokes: node.invoke.map(({ src, input }) => ({ name: nameOf(src, 'actor'), given: codeText(input) })),
  tags: [...node.tags],
  children: Object.values(node.states).map(stateOf),
})

const listed = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as readonly T[]) : [one as T]

const initialOf = (node: AnyStateNode): string | null => {
  const target = node.type === 'compound' ? node.initial.target[0] : undefined
  return target === undefined ? null : idOf(target)
}

const arrowsUnder = (node: AnyStateNode, delays: readonly Delay[]): Arrow[] => [
  ...[...node.transitions.values()].flat().flatMap((transition) => arrowsOf(node, transition, delays)),
  ...(node.always ?? []).flatMap((transition) => arrowsOf(node, transition, delays)),
  ...Object.values(node.states).flatMap((child) => arrowsUnder(child, delays)),
]

type Transition = NonNullable<AnyStateNode['always']>[number]

const arrowsOf = (node: AnyStateNode, transition: Transition, delays: readonly Delay[]): Arrow[] => {
  const { target, guard, actions } = transition
  const common = {
    from: idOf(node),
    event: eventName(node, transition.eventType as string, delays),
    guard: guard === undefined ? null : guardOf(guard),
    actions: actions.map(actionOf),
  }
  if (target === undefined || target.length === 0) return [{ ...common, to: idOf(node), internal: true }]
  return target.map((to) => ({ ...common, to: idOf(to), internal: false }))
}

/** The machine's own word for what xstate spells out: `after keepAlive (10000 ms)`, `signIn done`, `signIn failed`. */
const eventName = (node: AnyStateNode, type: string, delays: readonly Delay[]): string => {
  if (type === '') return 'always'
  const after = /^xstate\.after\.(.+?)\./.exec(`${type}.`)?.[1]
  if (after !== undefined) return `after ${delayText(after, delays)}`
  if (type.startsWith('xstate.done.state.')) return 'done'
  const actor = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(type)
  if (!actor) return type
  const invoked = node.invoke.find(({ id }) => id === actor[2])
  const name = invoked === undefined ? (actor[2] ?? '') : nameOf(invoked.src, 'actor')
  return `${name} ${actor[1] === 'done' ? 'done' : actor[1] === 'error' ? 'failed' : 'changed'}`
}

const delayText = (name: string, delays: readonly Delay[]): string => {
  const ms = /^\d+$/.test(name) ? name : (delays.find((delay) => delay.name === name)?.ms ?? '')
  if (!/^\d+$/.test(ms)) return name
  return ms === name ? `${ms} ms` : `${name} (${ms} ms)`
}

const guardOf = (guard: unknown): Call => {
  const parts = (guard as { guards?: readonly unknown[] }).guards
  if (parts === undefined) return callOf(guard, 'condition')
  const joint = (guard as { name: string }).name
  const texts = parts.map(partText)
  return { name: joint === 'not' ? `not ${texts[0]}` : texts.join(` ${joint} `), given: '' }
}

const partText = (guard: unknown): string => {
  const text = callText(guardOf(guard))
  return ((guard as { guards?: readonly unknown[] }).guards?.length ?? 0) > 1 ? `(${text})` : text
}

/** What an `assign` written in place changes is said by the names of the fields. */
const actionOf = (action: unknown): Call => {
  const fields = (action as { assignment?: unknown }).assignment
  if (typeof fields === 'object' && fields !== null)
    return { name: 'assign', given: Object.keys(fields).join(', ') }
  return callOf(action, 'action')
}

const callOf = (thing: unknown, fallback: string): Call => {
  if (typeof thing === 'function' && !('type' in thing)) return { name: codeText(thing), given: '' }
  return { name: nameOf(thing, fallback), given: codeText((thing as { params?: unknown }).params) }
}

/** A string, `{ type }`, or a function of xstate, which carries its kind as `type`. */
const nameOf = (thing: unknown, fallback: string): string => {
  if (typeof thing === 'string') return thing
  const { type } = thing as { type?: unknown }
  return typeof type === 'string' ? type.replace(/^xstate\./, '') : fallback
}

/** `sayTo({ type: 'upload.park' })`. */
export const callText = ({ name, given }: Call): string => (given === '' ? name : `${name}(${given})`)
