import { expect } from 'vitest'
import {
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InputFrom,
  type InspectionEvent,
  type AnyMachineSnapshot as MachineSnapshot,
  type SnapshotFrom,
} from 'xstate'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { settle } from './deferred.ts'

/** A command, what somebody who was asked said, or that time is over. */
export interface ModelEvent {
  readonly type: string
  readonly output?: unknown
}

/** Somebody who is asked. A method, so that whatever they answer will do. */
interface Port {
  isWaitedFor(): boolean
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
  /** Milliseconds that are waited in this state at most, and less than in any longer wait beside it. */
  readonly wait?: (snapshot: SnapshotFrom<Machine>, where: string) => number
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

/**
 * Two that are waited for beside each other end in any order, since they began at different times: time is over for one of
 * them alone, the longest of those that last no longer than is said.
 */
const clockOfOne = () => {
  const waits = new Map<number, { readonly over: () => void; readonly ms: number }>()
  let last = 0
  return {
    clock: {
      setTimeout: (over: () => void, ms: number): number => {
        last += 1
        waits.set(last, { over, ms })
        return last
      },
      clearTimeout: (id: number): void => void waits.delete(id),
    },
    end: (atMost: number): void => {
      const [ending] = [...waits].filter(([, { ms }]) => ms <= atMost).sort(([, a], [, b]) => b.ms - a.ms)
      if (ending === undefined) throw new Error(`Nobody waits for ${atMost} ms or less`)
      waits.delete(ending[0])
      ending[1].over()
    },
  }
}

/** A running actor whose ports answer what the way says: the two agree at every step. */
const traveller = <Machine extends AnyStateMachine>(
  { input, essence, wait, inspect }: Model<Machine>,
  { machine, ports }: ReturnType<Model<Machine>['bind']>,
) => {
  const { clock, end } = clockOfOne()
  const actor = createActor(machine, { input, clock, inspect })
  const now = () => actor.getSnapshot()
  actor.start()
  const portOf = (event: EventObject) => ports[happeningOf(event)?.where ?? '']
  return {
    /** Who answered and led back to where they were asked is asked no more. */
    isPossible: (event: EventObject): boolean => {
      const how = happeningOf(event)?.how
      return how === undefined || how === 'after' || portOf(event)?.isWaitedFor() === true
    },
    step: async ({ state, event }: Step<Machine>): Promise<void> => {
      const happening = happeningOf(event)
      const port = portOf(event)
      if (happening === null) {
        // The first step carries the start itself.
        if (event.type !== 'xstate.init') actor.send(event as never)
      } else if (happening.how === 'after') end(wait?.(now(), happening.where) ?? 0)
      else if (happening.how === 'done') port?.answer((event as ModelEvent).output)
      else port?.fail(new Error('bug'))
      await settle()
      const [is, shall] = [essence(now()), essence(state)]
      // Tens of thousands of times: what is the same in writing need not be compared field by field.
      if (JSON.stringify(is) !== JSON.stringify(shall)) expect(is).toEqual(shall)
    },
    stop: () => actor.stop(),
  }
}

/**
 * The next state without an actor that runs. XState's `transition` makes an actor for each question; one for all of them
 * does, since nothing of what it is told is done.
 */
const nextOf = <Machine extends AnyStateMachine>({ machine, input }: Model<Machine>) => {
  const self = createActor(machine, { input })
  const nothing = () => {}
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  }
  return (state: SnapshotFrom<Machine>, event: EventObject) =>
    machine.transition(state, event, scope) as SnapshotFrom<Machine>
}

interface Path<Machine extends AnyStateMachine> {
  readonly state: SnapshotFrom<Machine>
  readonly steps: Step<Machine>[]
}

/** Where one may be, and the steps from there by their events. */
interface Place<Machine extends AnyStateMachine> {
  readonly state: SnapshotFrom<Machine>
  readonly transitions: Readonly<Record<string, Step<Machine>>>
}

const placing =
  <Machine extends AnyStateMachine>({ essence }: Model<Machine>) =>
  (state: SnapshotFrom<Machine>): string =>
    JSON.stringify(essence(state))

/** How XState explores a model. */
const explored = <Machine extends AnyStateMachine>(model: Model<Machine>) => ({
  input: model.input,
  events: (snapshot: SnapshotFrom<Machine>) => model.events.filter(isExpected(model, snapshot)),
  serializeState: placing(model),
  // Not by what they say: files look all the same.
  serializeEvent: (event: ModelEvent) => String(model.events.indexOf(event)),
})

/** The events of a way that leads to the nearest place that is wanted; null when none can be reached. */
const wayTo = (
  roads: ReadonlyMap<string, ReadonlyMap<ModelEvent, string>>,
  from: string,
  isWanted: (place: string) => boolean,
): readonly ModelEvent[] | null => {
  const came = new Map<string, { readonly from: string; readonly by: ModelEvent } | null>([[from, null]])
  for (const place of came.keys()) {
    if (isWanted(place)) {
      const way: ModelEvent[] = []
      for (let step = came.get(place); step; step = came.get(step.from)) way.unshift(step.by)
      return way
    }
    for (const [by, to] of roads.get(place) ?? []) if (!came.has(to)) came.set(to, { from: place, by })
  }
  return null
}

/**
 * Explores a statechart by itself, and takes every event in each of its states on a running actor. An actor goes on from
 * where the last step led, over steps that it knows to what was not tried yet, and only where it is at an end does another
 * start: one for each step would go the same way to every state over and over. What is in `tried` was taken by a walk with the same
 * events from another start, and what is taken is added. Answers how many states there are.
 */
export const walkEverywhere = async <Machine extends AnyStateMachine>(
  model: Model<Machine>,
  tried = new Set<string>(),
): Promise<number> => {
  const { machine, events } = model
  const paths = getShortestPaths(machine, explored(model) as never) as unknown as readonly Path<Machine>[]
  const next = nextOf(model)
  // For all ways: a machine that is provided with actors is built anew, which takes as long as to go one.
  const bound = model.bind()
  const placeOf = placing(model)
  const nameOf = (place: string, event: ModelEvent) => `${events.indexOf(event)} ${place}`
  const untried = new Map(
    paths.map(({ state }) => {
      const place = placeOf(state)
      const left = events.filter(isExpected(model, state))
      return [place, new Set(left.filter((event) => !tried.has(nameOf(place, event))))] as const
    }),
  )
  const roads = new Map<string, Map<ModelEvent, string>>()
  const isOpen = (place: string) => (untried.get(place)?.size ?? 0) > 0

  const goFrom = async ({ state: goal, steps }: Path<Machine>): Promise<void> => {
    const { step, isPossible, stop } = traveller(model, bound)
    let state = goal
    const take = async (event: ModelEvent): Promise<boolean> => {
      if (!isPossible(event)) return false
      const from = placeOf(state)
      const after = next(state, event)
      await step({ state: after, event })
      untried.get(from)?.delete(event)
      tried.add(nameOf(from, event))
      roads.set(from, (roads.get(from) ?? new Map<ModelEvent, string>()).set(event, placeOf(after)))
      state = after
      return true
    }
    for (const each of steps) {
      await step(each)
      state = each.state
    }
    let isOnItsWay = true
    while (isOnItsWay) {
      const way = wayTo(roads, placeOf(state), isOpen)
      isOnItsWay = way !== null
      for (const event of way ?? []) isOnItsWay &&= await take(event)
      const [first] = untried.get(placeOf(state)) ?? []
      isOnItsWay &&= first !== undefined && (await take(first))
    }
    stop()
  }

  for (const path of paths) {
    const left = untried.get(placeOf(path.state))
    while (left !== undefined && left.size > 0) {
      const before = left.size
      await goFrom(path)
      if (left.size === before) throw new Error(`Nobody is asked in ${placeOf(path.state)}`)
    }
  }
  return paths.length
}

/**
 * Goes every way that meets no state twice; for few events, since there are many. They are found in one search: XState's
 * `getSimplePaths` searches anew for each state that a way may end in. Answers how many ways there are.
 */
export const walkSimplePaths = async <Machine extends AnyStateMachine>(
  model: Model<Machine>,
): Promise<number> => {
  const placeOf = placing(model)
  const map = getAdjacencyMap(model.machine, explored(model) as never)
  const places = Object.entries(map as unknown as Readonly<Record<string, Place<Machine>>>)
  const roads = new Map(
    places.map(([place, { transitions }]) => {
      const steps = Object.values(transitions)
      return [place, steps.map((step) => ({ step, to: placeOf(step.state) }))] as const
    }),
  )
  const bound = model.bind()
  let ways = 0
  const goOn = async (place: string, met: readonly string[], steps: readonly Step<Machine>[]) => {
    ways += 1
    const further = (roads.get(place) ?? []).filter(({ to }) => !met.includes(to))
    for (const { step: next, to } of further) await goOn(to, [...met, to], [...steps, next])
    // The beginning of a longer way is gone with that.
    if (further.length > 0) return
    const { step, stop } = traveller(model, bound)
    for (const each of steps) await step(each)
    stop()
  }
  for (const [place, { state }] of places.slice(0, 1))
    await goOn(place, [place], [{ state, event: { type: 'xstate.init' } }])
  return ways
}
