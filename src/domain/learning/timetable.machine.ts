import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Occurrence } from './learning-entry.ts'
import type { Period } from './learning-question.ts'

/** How often the open timetable is read again, so that it shows cancellations. */
export const TIMETABLE_REFRESH_MS = 5 * 60_000

export interface TimetableContext {
  readonly period: Period
  /** Null before anything came; then of `period`. */
  readonly occurrences: readonly Occurrence[] | null
  readonly failure: Failure | null
}

export type TimetableEvent = { type: 'timetable.show'; period: Period } | { type: 'timetable.retry' }

type Read = Result<readonly Occurrence[], Failure>

/** The lives of a week. */
export const timetableMachine = setup({
  types: {
    input: {} as { readonly period: Period },
    context: {} as TimetableContext,
    events: {} as TimetableEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { read: fromPromise<Read, Period>(unprovided('read')) },
  delays: { refresh: TIMETABLE_REFRESH_MS },
  guards: {
    isOther: ({ context }, period: Period) => period.from !== context.period.from,
    succeeded: (_, read: Read) => read.ok,
  },
  actions: {
    turnTo: assign((_, period: Period) => ({ period, failure: null })),
    take: assign((_, read: Read) =>
      read.ok ? { occurrences: read.value, failure: null } : { failure: read.failure },
    ),
  },
}).createMachine({
  id: 'timetable',
  initial: 'loading',
  context: ({ input }) => ({ ...input, occurrences: null, failure: null }),
  on: {
    'timetable.show': {
      guard: { type: 'isOther', params: ({ event }) => event.period },
      target: '.loading',
      reenter: true,
      actions: { type: 'turnTo', params: ({ event }) => event.period },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.period,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: { after: { refresh: 'refreshing' } },
    /** What is shown stays until there is something newer; a failure is nothing to speak of. */
    refreshing: {
      invoke: {
        src: 'read',
        input: ({ context }) => context.period,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'ready' },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'timetable.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'timetable.retry': 'loading' } },
  },
})
