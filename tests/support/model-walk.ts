import { expect } from 'vitest'
import {
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InputFrom,
  type InspectionEvent,
  type AnyMachineSnapshot as MachineSnapshot,
  SimulatedClock,
  type SnapshotFrom,
  transition,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { settle } from './deferred.ts'

/** A command, what somebody who was asked said, or that time is over. */
export interface ModelEvent {
  readonly type: string
  readonly output?: unknown
}

/** Somebody who is asked. A method, so that whatever they answer will do. */
interface Port {
  answer(value: unknown): void
  fail(error: unknown): void
}

export interface Model<Machine extends AnyStateMachine> {
  readonly machine: Machine
  readonly input: InputFrom<Machine>
  readonly events: readonly ModelEvent[]
  /** What two states are told apart by; few enough values that all can be met. */
  readonly essence: (snapshot: SnapshotFrom<Machine>) => unknown
  /** The machine on its ports, and who is asked in which state; once for all ways. */
  readonly bind: () => {
    readonly machine: Machine
    readonly ports: Readonly<Record<string, Port>>
  }
  /** Milliseconds until the time of this state is over. */
  readonly wait?: (snapshot: SnapshotFrom<Machine>) => number
  readonly inspect: (event: InspectionEvent) => void
}

/** The events of actors and of time in the states of one machine. */
export const eventsOf = (machine: string) => ({
  done: (where: string, output: unknown): ModelEvent => ({
    type: `xstate.done.actor.0.${machine}.${where}`,
    output,
  }),
  broken: (where: string): ModelEvent => ({ type: `xstate.error.actor.0.${machine}.${where}` }),
  over: (delay: string, where: string): ModelEvent => ({ type: `xstate.after.${delay}.${machine}.${where}` }),
})

interface Step<Machine extends AnyStateMachine> {
  readonly state: SnapshotFrom<Machine>
  readonly event: EventObject
}

/** How it comes about, and in which state; null for a command. */
const happeningOf = ({ type }: EventObject) => {
  const [, how = '', where = ''] =
    /^xstate\.(done|error|after)\.(?:actor\.0|\w+)\.\w+\.(.+)$/.exec(type) ?? []
  return how === '' ? null : { how, where }
}

/** What somebody says matters only where they were asked, and a clock only where one runs. */
const isExpected =
  <Machine extends AnyStateMachine>({ machine }: Model<Machine>, snapshot: SnapshotFrom<Machine>) =>
  (event: ModelEvent): boolean => {
    const where = happeningOf(event)?.where
    const nodes = (snapshot as MachineSnapshot)._nodes
    return where === undefined || nodes.some(({ id }) => id === `${machine.id}.${where}`)
  }

/** Goes the way on a running actor whose ports answer what the way says: the two agree at every step. */
const walk = async <Machine extends AnyStateMachine>(
  { input, essence, wait, inspect }: Model<Machine>,
  { machine, ports }: ReturnType<Model<Machine>['bind']>,
  steps: readonly Step<Machine>[],
): Promise<void> => {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input, clock, inspect })
  const now = () => actor.getSnapshot()
  actor.start()
  for (const { state, event } of steps) {
    const happening = happeningOf(event)
    const port = ports[happening?.where ?? '']
    if (happening === null) {
      // The first step carries the start itself.
      if (event.type !== 'xstate.init') actor.send(event as never)
    } else if (happening.how === 'after') clock.increment(wait?.(now()) ?? 0)
    else if (happening.how === 'done') port?.answer((event as ModelEvent).output)
    else port?.fail(new Error('bug'))
    await settle()
    const [is, shall] = [essence(now()), essence(state)]
    // Tens of thousands of times: what is the same in writing need not be compared field by field.
    if (JSON.stringify(is) !== JSON.stringify(shall)) expect(is).toEqual(shall)
  }
  actor.stop()
}

/**
 * Explores a statechart by itself, goes by the shortest way to each of its states and from there one step further in every
 * way that there is. Answers how many states there are.
 */
export const walkEverywhere = async <Machine extends AnyStateMachine>(
  model: Model<Machine>,
): Promise<number> => {
  const { machine, input, events, essence } = model
  const paths = getShortestPaths(machine, {
    input,
    events: (snapshot: SnapshotFrom<Machine>) => events.filter(isExpected(model, snapshot)),
    serializeState: (snapshot: SnapshotFrom<Machine>) => JSON.stringify(essence(snapshot)),
    // Not by what they say: files look all the same.
    serializeEvent: (event: ModelEvent) => String(events.indexOf(event)),
  } as never) as unknown as readonly {
    readonly state: SnapshotFrom<Machine>
    readonly steps: Step<Machine>[]
  }[]
  // For all ways: a machine that is provided with actors is built anew, which takes as long as to go one.
  const bound = model.bind()
  for (const { state, steps } of paths)
    for (const event of events.filter(isExpected(model, state))) {
      const [after] = transition(machine, state, event as never)
      await walk(model, bound, [...steps, { state: after, event }])
    }
  return paths.length
}
