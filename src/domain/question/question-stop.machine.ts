import {
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  sendTo,
  setup,
} from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type AskingLesson, answeringMachine } from './answering.machine.ts'
import type { AnswerItem } from './question.ts'
import { barrierFrom, inOrder, partBefore } from './question-point.ts'
import type {
  Delivery,
  LessonQuestions,
  QuestionStopContext,
  QuestionStopEmitted,
  QuestionStopEvent,
  QuestionStopInput,
} from './question-stop.events.ts'
import {
  afterAnswering,
  afterDelivery,
  afterLoading,
  afterRefusal,
  askedBy,
  beginningAt,
  dueAt,
  isPassable,
  questionAt,
  straysFrom,
} from './question-stop.rules.ts'

/**
 * A lesson that stops to ask: at the second of each point that is neither answered nor skipped, and where a required one
 * would be leapt over. Its questions come with it, so that none has to be waited for. Wire: getquestioninfo; docs/decisions/0074.
 */
export const questionStopMachine = setup({
  types: {
    input: {} as QuestionStopInput,
    context: {} as QuestionStopContext,
    events: {} as QuestionStopEvent,
    emitted: {} as QuestionStopEmitted,
    children: {} as { answering: 'answering' },
    /** `asked`: the lesson stands and something is shown over it. */
    tags: {} as 'asked' | 'busy',
  },
  actors: {
    load: fromPromise<Result<LessonQuestions, Failure>, AskingLesson>(unprovided('load')),
    answering: answeringMachine,
    /** Tells what became of answers that waited for a connection. */
    outbox: fromCallback<QuestionStopEvent, AskingLesson>(() => undefined),
  },
  guards: {
    nothingAsked: ({ context }) => context.points.length === 0,
    due: ({ context, event }) => dueAt(context, event) !== null,
    strays: ({ context }, to: number) => straysFrom(context, to),
    known: ({ context }) => questionAt(context, context.point) !== undefined,
    unreadable: ({ context }) => context.questions !== null || context.failure !== null,
    passable: ({ context }) => isPassable(context),
    loaded: (_, result: Result<LessonQuestions, Failure>) => result.ok,
  },
  actions: {
    follow: assign((_, position: number) => ({ position })),
    /** Says where the next required point stands, when that has changed. */
    aim: enqueueActions(({ context, enqueue }) => {
      const second = barrierFrom(context, context.position)
      if (second === context.barrier) return
      enqueue.assign({ barrier: second })
      enqueue.emit({ type: 'questionStop.barrier', second })
    }),
    halt: enqueueActions(({ context, event, enqueue }) => {
      const point = dueAt(context, event)
      if (point === null) return
      enqueue.assign({ point, position: point.second, wantedId: 0 })
      enqueue.emit({ type: 'questionStop.stop', second: point.second })
    }),
    take: assign(({ context }, result: Result<LessonQuestions, Failure>) =>
      result.ok ? afterLoading(context, result.value) : { failure: result.failure },
    ),
    forgetFailure: assign({ failure: null }),
    giveUp: assign({ failure: { kind: 'unreadable' } }),
    adopt: assign(({ context }, answering: SnapshotFrom<typeof answeringMachine>) =>
      afterAnswering(context, answering.context),
    ),
    mark: assign(({ context }, { items, results }: Delivery) => afterDelivery(context, items, results)),
    askAgain: assign(({ context }, items: readonly AnswerItem[]) => afterRefusal(context, items)),
    pass: assign(({ context: { passed, point } }) => ({
      passed: point === null || passed.includes(point.id) ? passed : [...passed, point.id],
    })),
    leave: assign({ point: null }),
    go: emit({ type: 'questionStop.go' }),
    rewind: enqueueActions(({ context, enqueue }) => {
      if (context.point === null) return
      const second = partBefore(context.points, context.point)
      enqueue.assign({ position: second })
      enqueue.emit({ type: 'questionStop.back', second })
    }),
    lead: enqueueActions(({ context, enqueue }, pointId: number) => {
      const point = context.points.find(({ id }) => id === pointId)
      if (point === undefined) return
      enqueue.assign({ wantedId: pointId, position: point.second })
      enqueue.emit({ type: 'questionStop.back', second: point.second })
    }),
  },
}).createMachine({
  id: 'questionStop',
  type: 'parallel',
  context: ({ input: { lesson, points, startAt } }) => ({
    lesson,
    points: inOrder(points),
    questions: null,
    failure: null,
    passed: [],
    wantedId: 0,
    position: beginningAt(startAt),
    barrier: null,
    point: null,
    unsent: [],
  }),
  entry: 'aim',
  invoke: { src: 'outbox', input: ({ context }) => context.lesson },
  on: {
    'questionStop.delivered': { actions: [{ type: 'mark', params: ({ event }) => event }, 'aim'] },
    'questionStop.refused': { actions: [{ type: 'askAgain', params: ({ event }) => event.items }, 'aim'] },
  },
  states: {
    questions: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'nothingAsked', target: 'loaded' }, { target: 'loading' }] },
        loading: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            src: 'load',
            input: ({ context }) => context.lesson,
            onDone: [
              {
                guard: { type: 'loaded', params: ({ event }) => event.output },
                target: 'loaded',
                actions: [{ type: 'take', params: ({ event }) => event.output }, 'aim'],
              },
              { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
            ],
            onError: 'defect',
          },
        },
        loaded: {},
        /** Tried again where one of them is wanted. */
        failed: {
          on: {
            'questionStop.retry': 'loading',
            'questionStop.moved': { guard: 'due', target: 'loading' },
            'questionStop.sought': { guard: 'due', target: 'loading' },
          },
        },
        /** A bug; the lesson itself goes on. */
        defect: {
          entry: 'giveUp',
          on: { 'questionStop.retry': 'loading' },
        },
      },
    },

    stop: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            'questionStop.moved': [
              { guard: 'due', target: 'asked', actions: ['halt', 'aim'] },
              { actions: [{ type: 'follow', params: ({ event }) => event.second }, 'aim'] },
            ],
            'questionStop.sought': [
              { guard: 'due', target: 'asked', actions: ['halt', 'aim'] },
              { actions: [{ type: 'follow', params: ({ event }) => event.to }, 'aim'] },
            ],
            'questionStop.goTo': { actions: { type: 'lead', params: ({ event }) => event.pointId } },
          },
        },
        asked: {
          tags: 'asked',
          initial: 'opening',
          on: {
            'questionStop.sought': {
              guard: { type: 'strays', params: ({ event }) => event.to },
              target: 'resuming',
              actions: { type: 'follow', params: ({ event }) => event.to },
            },
            'questionStop.watchAgain': { target: 'waiting', actions: ['rewind', 'leave', 'aim'] },
            'questionStop.goTo': {
              target: 'waiting',
              actions: ['leave', { type: 'lead', params: ({ event }) => event.pointId }, 'aim'],
            },
            'questionStop.continue': { guard: 'passable', target: 'resuming', actions: 'pass' },
          },
          states: {
            /** Until the questions have come. */
            opening: {
              tags: 'busy',
              always: [
                { guard: 'known', target: 'put' },
                { guard: 'unreadable', target: 'unreadable' },
              ],
            },
            /** A question that cannot be read does not hold up the lesson. */
            unreadable: {
              on: {
                'questionStop.retry': 'opening',
                'questionStop.continue': { target: '#questionStop.stop.resuming', actions: 'pass' },
              },
            },
            put: {
              invoke: {
                id: 'answering',
                src: 'answering',
                input: ({ context }) => askedBy(context),
                onSnapshot: { actions: [{ type: 'adopt', params: ({ event }) => event.snapshot }, 'aim'] },
              },
              on: {
                'questionStop.delivered': {
                  actions: [
                    { type: 'mark', params: ({ event }) => event },
                    sendTo('answering', ({ event }) => ({ ...event, type: 'answering.delivered' })),
                    'aim',
                  ],
                },
                'questionStop.refused': {
                  actions: [
                    { type: 'askAgain', params: ({ event }) => event.items },
                    sendTo('answering', ({ event }) => ({ ...event, type: 'answering.refused' })),
                    'aim',
                  ],
                },
              },
            },
          },
        },
        /** On with the lesson, unless it asks again where it stands. */
        resuming: {
          always: [
            { guard: 'due', target: 'asked', actions: ['halt', 'aim'] },
            { target: 'waiting', actions: ['leave', 'aim', 'go'] },
          ],
        },
      },
    },
  },
})
