import { expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type AnswerPlace, newAnswer } from '#domain/question/answer-draft.ts'
import { type AskingLesson, answeringMachine, type Recalled } from '#domain/question/answering.machine.ts'
import type { LessonQuestions, QuestionStopEvent } from '#domain/question/question-stop.events.ts'
import { questionStopMachine } from '#domain/question/question-stop.machine.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventsOf, type ModelEvent, walkEverywhere } from '#tests/support/model-walk.ts'
import { anItem, aPoint, aQuestion, aResult } from '#tests/support/questions.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const lesson: AskingLesson = { userId: 7, courseId: 101, sectionId: 5 }
const optional = aPoint({ id: 10, questionId: 1, second: 20 })
const required = aPoint({ id: 20, questionId: 2, second: 60, required: true })
const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })

const item = anItem({ questionId: 2, pointId: 20 })
const result = aResult({ questionId: 2 })

const { done, broken } = eventsOf('questionStop')
const LOADING = 'questions.loading'

const EVENTS: readonly (ModelEvent | QuestionStopEvent)[] = [
  // One can no longer be read, to the other an answer waits.
  done(LOADING, success<LessonQuestions>({ questions: [aQuestion({ id: 2 })], unsent: [item] })),
  done(LOADING, UNREACHABLE),
  broken(LOADING),
  { type: 'questionStop.moved', second: 60 },
  { type: 'questionStop.sought', from: 10, to: 90 },
  { type: 'questionStop.continue' },
  { type: 'questionStop.watchAgain' },
  { type: 'questionStop.goTo', pointId: 10 },
  { type: 'questionStop.retry' },
  { type: 'questionStop.delivered', items: [item], results: [result] },
  { type: 'questionStop.refused', items: [item], failure: { kind: 'forbidden', message: '' } },
]

it('a lesson that asks goes to each of its states, and from there one step further in every way', async () => {
  const log = transitionLog()
  const states = await walkEverywhere({
    machine: questionStopMachine,
    input: { lesson, points: [optional, required], startAt: 0 },
    events: EVENTS,
    essence: ({ value, context }) => ({
      value,
      position: context.position,
      point: context.point?.id,
      wanted: context.wantedId,
      barrier: context.barrier,
      passed: context.passed,
      answered: context.points.filter(({ answered }) => answered).map(({ id }) => id),
      unsent: context.unsent.length,
      early: [true, false].map((is) => context.early.some(({ results }) => results.length > 0 === is)),
      known: context.questions?.length,
      failure: context.failure?.kind,
    }),
    bind: () => {
      const load = deferred<Result<LessonQuestions, Failure>>()
      return {
        machine: questionStopMachine.provide({
          actors: {
            load: fromPromise(load.ask),
            outbox: fromCallback<QuestionStopEvent, AskingLesson>(() => undefined),
            answering: answeringMachine.provide({
              actors: {
                recall: fromPromise<Recalled, AnswerPlace>(async () => ({
                  draft: newAnswer('client-0'),
                  restored: false,
                  at: 0,
                })),
              },
              actions: { keep: () => undefined, forget: () => undefined, park: () => undefined },
            }),
          },
        }),
        ports: { [LOADING]: load },
      }
    },
    inspect: log.inspect,
  })
  expect(states).toBeGreaterThan(30)
  const left = declaredTransitions(questionStopMachine).filter((one) => !log.taken.has(one))
  // This lesson asks something.
  expect(left).toEqual(['questionStop.questions.deciding --[nothingAsked]--> questionStop.questions.loaded'])
})
