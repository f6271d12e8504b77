import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { type RetryPace, retryWait } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { isUnderWay, JOB_PAGE_SIZE, type Job, type JobScope } from './job.ts'

/** What is done about a job. */
export interface JobChange {
  readonly id: string
  readonly how: 'cancel' | 'again'
}

export interface JobsInput {
  readonly scope: JobScope
}

export interface JobsContext extends JobsInput {
  readonly page: Page<Job>
  /** How often in a row nothing new was heard. */
  readonly quiet: number
  /** What is done just now, or could not be done; null for nothing. */
  readonly change: JobChange | null
  /** Why the list could not be read, or the change not be made. */
  readonly failure: Failure | null
}

export type JobsEvent =
  | { type: 'jobs.show'; scope: JobScope }
  | { type: 'jobs.change'; change: JobChange }
  | { type: 'jobs.reread' }

type Loaded = Result<Page<Job>, Failure>
type Changed = Result<true, Failure>

const NOTHING: Page<Job> = { index: 1, size: JOB_PAGE_SIZE, total: 0, items: [] }

/** While something is under way every two seconds, less often where nothing changes. */
const LIVE: RetryPace = { firstMs: 2_000, maxMs: 16_000 }
/** A job of another tab or person is seen in time. */
const IDLE_MS = 30_000

const isSame = (one: readonly Job[], other: readonly Job[]): boolean =>
  one.length === other.length &&
  one.every((job, index) => {
    const now = other[index]
    return job.id === now?.id && job.state === now.state && job.progress === now.progress
  })

const changeOf = ({ change }: JobsContext): JobChange => {
  if (change === null) throw new Error('nothing is done about a job')
  return change
}

/** Jobs in the background, looked at again and again while the page is open; cancelled and run again. */
export const jobsMachine = setup({
  types: {
    input: {} as JobsInput,
    context: {} as JobsContext,
    events: {} as JobsEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, JobScope>(unprovided('load')),
    change: fromPromise<Changed, JobChange>(unprovided('change')),
  },
  guards: {
    isLoaded: (_, result: Loaded) => result.ok,
    isChanged: (_, result: Changed) => result.ok,
  },
  delays: {
    lookAgain: ({ context: { page, quiet } }) =>
      page.items.some(isUnderWay) ? retryWait({ attempts: quiet + 1, failure: null }, 0, LIVE) : IDLE_MS,
  },
  actions: {
    turnTo: assign((_, scope: JobScope) => ({ scope, page: NOTHING, quiet: 0, change: null, failure: null })),
    take: assign(({ context }, result: Loaded) =>
      result.ok
        ? {
            page: result.value,
            quiet: isSame(context.page.items, result.value.items) ? context.quiet + 1 : 0,
          }
        : {},
    ),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    hearNothing: assign(({ context }) => ({ quiet: context.quiet + 1 })),
    forgetFailure: assign({ failure: null }),
    choose: assign((_, change: JobChange) => ({ change, failure: null })),
    settle: assign({ change: null, quiet: 0 }),
  },
}).createMachine({
  id: 'jobs',
  initial: 'loading',
  context: ({ input: { scope } }) => ({ scope, page: NOTHING, quiet: 0, change: null, failure: null }),
  on: {
    'jobs.show': { target: '.loading', actions: { type: 'turnTo', params: ({ event }) => event.scope } },
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'load',
        input: ({ context }) => context.scope,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      after: { lookAgain: 'lookingAgain' },
      on: {
        'jobs.change': {
          target: 'changing',
          actions: { type: 'choose', params: ({ event }) => event.change },
        },
      },
    },
    lookingAgain: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.scope,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          // What was read last is still shown; it is looked at again later.
          { target: 'ready', actions: 'hearNothing' },
        ],
        onError: 'defect',
      },
      on: {
        'jobs.change': {
          target: 'changing',
          actions: { type: 'choose', params: ({ event }) => event.change },
        },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        src: 'change',
        input: ({ context }) => changeOf(context),
        onDone: [
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'lookingAgain',
            actions: 'settle',
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'jobs.reread': 'loading' } },
    defect: { tags: 'failing', on: { 'jobs.reread': 'loading' } },
  },
})
