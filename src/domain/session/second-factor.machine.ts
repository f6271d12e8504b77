import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type FactorAct, factorActMachine } from './factor-act.machine.ts'
import { factorEnrolmentMachine } from './factor-enrolment.machine.ts'
import type { SecondFactor } from './second-factor.ts'

/** `move`: to another app. */
export type FactorTask = 'enrol' | 'move' | FactorAct

export interface SecondFactorContext {
  /** Null before it was read. */
  readonly factor: SecondFactor | null
  readonly failure: Failure | null
  /** What is asked for, or was last. */
  readonly task: FactorTask
  /** What was done last, told on the page. */
  readonly done: FactorTask | null
}

export type SecondFactorEvent = { type: 'factor.ask'; task: FactorTask } | { type: 'factor.retry' }

type Read = Result<SecondFactor, Failure>

/** 动态码 of one's own account: whether it is on, and what is done about it in a dialog (R-session-21). */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    tags: {} as 'busy' | 'read' | 'failing',
    children: {} as { enrolment: 'enrolment'; act: 'act' },
  },
  actors: {
    read: fromPromise<Read>(unprovided('read')),
    enrolment: factorEnrolmentMachine,
    act: factorActMachine,
  },
  guards: {
    succeeded: (_, read: Read) => read.ok,
    isEnrolment: (_, task: FactorTask) => task === 'enrol' || task === 'move',
    isDone: (_, { isDone }: { readonly isDone: boolean }) => isDone,
  },
  actions: {
    take: assign((_, read: Read) =>
      read.ok ? { factor: read.value, failure: null } : { failure: read.failure },
    ),
    task: assign((_, task: FactorTask) => ({ task, done: null })),
    noteDone: assign(({ context }) => ({ done: context.task })),
  },
}).createMachine({
  id: 'secondFactor',
  initial: 'loading',
  context: { factor: null, failure: null, task: 'enrol', done: null },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'read',
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
    ready: {
      tags: 'read',
      on: {
        'factor.ask': [
          {
            guard: { type: 'isEnrolment', params: ({ event }) => event.task },
            target: 'enrolling',
            actions: { type: 'task', params: ({ event }) => event.task },
          },
          { target: 'acting', actions: { type: 'task', params: ({ event }) => event.task } },
        ],
      },
    },
    enrolling: {
      tags: 'read',
      invoke: {
        id: 'enrolment',
        src: 'enrolment',
        input: ({ context: { task } }) => ({ moves: task === 'move' }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'rereading',
            actions: 'noteDone',
          },
          { target: 'rereading' },
        ],
        onError: 'defect',
      },
    },
    acting: {
      tags: 'read',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context: { task } }) => ({ act: task === 'remove' ? 'remove' : 'renew' }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'rereading',
            actions: 'noteDone',
          },
          { target: 'rereading' },
        ],
        onError: 'defect',
      },
    },
    /** Reads the present state in the background. */
    rereading: {
      tags: ['busy', 'read'],
      invoke: {
        src: 'read',
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
    failed: { tags: 'failing', on: { 'factor.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'factor.retry': 'loading' } },
  },
})
