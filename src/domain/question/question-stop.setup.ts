import { assign, emit, enqueueActions, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided, unprovidedCallback } from '../kernel/unprovided.ts'
import { type AskingLesson, answeringMachine } from './answering.machine.ts'
import type { AnswerItem } from './question.ts'
import { barrierFrom, partBefore } from './question-point.ts'
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
  dueAt,
  isPassable,
  questionAt,
  straysFrom,
} from './question-stop.rules.ts'

/** Actors, guards and actions of the statechart of a lesson that asks questions. */
export const questionStopSetup = setup({
  types: {
    input: {} as QuestionStopInput,
    context: {} as QuestionStopContext,
    events: {} as QuestionStopEvent,
    emitted: {} as QuestionStopEmitted,
    children: {} as { answering: 'answering' },
    /** `asked`: the lesson stands and something is shown over it. */
    tags: {} as 'asked' | 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Result<LessonQuestions, Failure>, AskingLesson>(unprovided('load')),
    answering: answeringMachine,
    /** Tells what became of answers that waited for a connection. */
    outbox: fromCallback<QuestionStopEvent, AskingLesson>(unprovidedCallback('outbox')),
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
})
