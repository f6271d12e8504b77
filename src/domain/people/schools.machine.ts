import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Organisation } from '../session/organisation.ts'
import { isQuota } from './person-form.ts'
import {
  type ListedSchool,
  SCHOOLS_PAGE_SIZE,
  type SchoolAct,
  type SchoolMerge,
  type SchoolMoves,
  type SchoolsQuery,
  type SchoolsRead,
  trimmedAct,
} from './school.ts'

/** A merge to be confirmed, with the numbers of things that would move. */
export interface WeighedMerge extends SchoolMerge {
  readonly moves: SchoolMoves
}

export interface SchoolsContext {
  readonly query: SchoolsQuery
  readonly platform: boolean
  readonly page: Page<ListedSchool>
  /** The schools that a school may be merged into. */
  readonly targets: readonly Organisation[]
  readonly failure: Failure | null
  /** The last successful act; null for none. */
  readonly done: SchoolAct['kind'] | null
  readonly act: SchoolAct | null
  readonly asked: SchoolMerge | null
  readonly merge: WeighedMerge | null
}

export type SchoolsEvent =
  | { type: 'schools.show'; query: SchoolsQuery }
  /** Merging starts with `weigh` instead. */
  | { type: 'schools.act'; act: Exclude<SchoolAct, { kind: 'merge' }> }
  | { type: 'schools.weigh'; merge: SchoolMerge }
  | { type: 'schools.merge' }
  | { type: 'schools.leave' }
  | { type: 'schools.reread' }

type Loaded = Result<SchoolsRead, Failure>
type Weighed = Result<SchoolMoves, Failure>
type Done = Result<true, Failure>

const NOTHING: Page<ListedSchool> = { index: 1, size: SCHOOLS_PAGE_SIZE, total: 0, items: [] }

const heldIn = <T>(value: T | null): T => {
  if (value === null) throw new Error('nothing was asked for')
  return value
}

/** The page of schools, for administrators: finds, adds, renames, closes and merges them. R-people-8. */
export const schoolsMachine = setup({
  types: {
    input: {} as SchoolsQuery,
    context: {} as SchoolsContext,
    events: {} as SchoolsEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, SchoolsQuery>(unprovided('load')),
    weigh: fromPromise<Weighed, SchoolMerge>(unprovided('weigh')),
    act: fromPromise<Done, SchoolAct>(unprovided('act')),
  },
  guards: {
    isWhole: (_, act: SchoolAct) => (act.kind === 'quota' ? isQuota(act.quota) : trimmedAct(act) !== null),
    isWeighed: ({ context }) => context.merge !== null,
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
  },
  actions: {
    turnTo: assign((_, query: SchoolsQuery) => ({ query, failure: null, done: null, merge: null })),
    take: assign((_, loaded: Loaded) => (loaded.ok ? { ...loaded.value } : {})),
    hold: assign((_, act: SchoolAct) => ({ act: trimmedAct(act), failure: null, done: null, merge: null })),
    holdMerge: assign(({ context }) => {
      const { id, into } = heldIn(context.merge)
      return { act: { kind: 'merge' as const, id, into }, failure: null, done: null }
    }),
    ask: assign((_, asked: SchoolMerge) => ({ asked, failure: null, done: null, merge: null })),
    weighed: assign(({ context }, weighed: Weighed) =>
      weighed.ok ? { merge: { ...heldIn(context.asked), moves: weighed.value } } : {},
    ),
    leave: assign({ merge: null, failure: null }),
    noteDone: assign(({ context }) => ({ done: heldIn(context.act).kind, merge: null })),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'schools',
  initial: 'loading',
  context: ({ input }) => ({
    query: input,
    platform: false,
    page: NOTHING,
    targets: [],
    failure: null,
    done: null,
    act: null,
    asked: null,
    merge: null,
  }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      on: {
        'schools.show': {
          target: 'loading',
          reenter: true,
          actions: { type: 'turnTo', params: ({ event }) => event.query },
        },
      },
    },
    ready: {
      on: {
        'schools.show': {
          target: 'loading',
          actions: { type: 'turnTo', params: ({ event }) => event.query },
        },
        'schools.act': {
          guard: { type: 'isWhole', params: ({ event }) => event.act },
          target: 'acting',
          actions: { type: 'hold', params: ({ event }) => event.act },
        },
        'schools.weigh': {
          target: 'weighing',
          actions: { type: 'ask', params: ({ event }) => event.merge },
        },
        'schools.merge': { guard: 'isWeighed', target: 'acting', actions: 'holdMerge' },
        'schools.leave': { actions: 'leave' },
      },
    },
    /** Counts the things that a merge would move, for the confirmation. */
    weighing: {
      tags: 'busy',
      invoke: {
        src: 'weigh',
        input: ({ context }) => heldIn(context.asked),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'weighed', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    acting: {
      tags: 'busy',
      invoke: {
        src: 'act',
        input: ({ context }) => heldIn(context.act),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'loading',
            actions: 'noteDone',
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: {
      tags: 'failing',
      on: {
        'schools.reread': { target: 'loading', actions: 'forgetFailure' },
        'schools.show': {
          target: 'loading',
          actions: { type: 'turnTo', params: ({ event }) => event.query },
        },
      },
    },
    defect: { tags: 'failing', on: { 'schools.reread': { target: 'loading', actions: 'forgetFailure' } } },
  },
})

export type SchoolsActor = ActorRefFrom<typeof schoolsMachine>
