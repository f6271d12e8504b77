import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  isUnderWay,
  keyOfLesson,
  type Lesson,
  type ReservationContext,
  type ReservationTask,
} from './reservation.ts'

export type ReservationsEvent =
  | { type: 'reservations.ask'; task: ReservationTask }
  /** Another part of the app changed a reservation. */
  | { type: 'reservations.noted'; lesson: Lesson; reserved: boolean }
  /** The user has signed out. */
  | { type: 'reservations.drop' }

export type ReservationsEmitted =
  | { type: 'reservations.done'; task: ReservationTask }
  /** The failure is null after a bug of the page. */
  | { type: 'reservations.refused'; task: ReservationTask; failure: Failure | null }

export type ReservationAnswer = Result<true, Failure>

const failureIn = (answer: ReservationAnswer): Failure | null => (answer.ok ? null : answer.failure)

const NOTHING: ReservationContext = { tasks: [], known: new Map(), refused: new Map() }

/**
 * Reservations made on any card of a live lesson, one after another; repeated clicks count once. A failure
 * stays with its lesson until the user tries again. R-live-14; wire: addUserAction.
 */
export const reservationsMachine = setup({
  types: {
    context: {} as ReservationContext,
    events: {} as ReservationsEvent,
    emitted: {} as ReservationsEmitted,
    tags: {} as 'busy',
  },
  actors: { perform: fromPromise<ReservationAnswer, ReservationTask>(unprovided('perform')) },
  guards: {
    someWait: ({ context }) => context.tasks.length > 0,
    isNew: ({ context }, task: ReservationTask) => !isUnderWay(context, task.lesson),
    succeeded: (_, answer: ReservationAnswer) => answer.ok,
  },
  actions: {
    add: assign(({ context }, task: ReservationTask) => ({
      tasks: [...context.tasks, task],
      refused: without(context.refused, keyOfLesson(task.lesson)),
    })),
    know: assign(({ context }, { lesson, reserved }: { lesson: Lesson; reserved: boolean }) => ({
      known: new Map(context.known).set(keyOfLesson(lesson), reserved),
      refused: without(context.refused, keyOfLesson(lesson)),
    })),
    done: assign(({ context }) => {
      const { kind, lesson } = firstOf(context)
      return { known: new Map(context.known).set(keyOfLesson(lesson), kind === 'reserve') }
    }),
    refuse: assign(({ context }, failure: Failure | null) => {
      const { kind, lesson } = firstOf(context)
      return { refused: new Map(context.refused).set(keyOfLesson(lesson), { kind, failure }) }
    }),
    finish: assign(({ context }) => ({ tasks: context.tasks.slice(1) })),
    drop: assign(NOTHING),
    sayDone: emit(({ context }) => ({ type: 'reservations.done' as const, task: firstOf(context) })),
    sayRefused: emit(({ context }, failure: Failure | null) => ({
      type: 'reservations.refused' as const,
      task: firstOf(context),
      failure,
    })),
  },
}).createMachine({
  id: 'reservations',
  initial: 'quiet',
  context: NOTHING,
  on: {
    'reservations.ask': {
      guard: { type: 'isNew', params: ({ event }) => event.task },
      actions: { type: 'add', params: ({ event }) => event.task },
    },
    'reservations.noted': {
      actions: { type: 'know', params: ({ event: { lesson, reserved } }) => ({ lesson, reserved }) },
    },
    'reservations.drop': { target: '.quiet', actions: 'drop' },
  },
  states: {
    quiet: { always: { guard: 'someWait', target: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context }) => firstOf(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'quiet',
            actions: ['done', 'sayDone', 'finish'],
          },
          {
            target: 'quiet',
            actions: [
              { type: 'refuse', params: ({ event }) => failureIn(event.output) },
              { type: 'sayRefused', params: ({ event }) => failureIn(event.output) },
              'finish',
            ],
          },
        ],
        onError: {
          target: 'quiet',
          actions: [{ type: 'refuse', params: null }, { type: 'sayRefused', params: null }, 'finish'],
        },
      },
    },
  },
})

const without = <T>(all: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> =>
  new Map([...all].filter(([other]) => other !== key))

const firstOf = ({ tasks: [task] }: Pick<ReservationContext, 'tasks'>): ReservationTask => {
  if (task === undefined) throw new Error('nothing is asked of a reservation')
  return task
}
