import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type AnswerPlace, newAnswer } from '#domain/question/answer-draft.ts'
import {
  answeringMachine,
  type Recalled,
  type Submission,
  type Submitted,
} from '#domain/question/answering.machine.ts'
import type { QuestionPoint } from '#domain/question/question-point.ts'
import type { LessonQuestions } from '#domain/question/question-stop.events.ts'
import { questionStopMachine } from '#domain/question/question-stop.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { anItem, aPoint, aQuestion, aResult } from '#tests/support/questions.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const lesson = { userId: 7, courseId: 101, sectionId: 5 }
const optional = aPoint({ id: 10, questionId: 1, second: 20 })
const required = aPoint({ id: 20, questionId: 2, second: 60, required: true })
const last = aPoint({ id: 30, questionId: 3, second: 61 })
const questions = [1, 2, 3].map((id) => aQuestion({ id }))
const loaded = success<LessonQuestions>({ questions, unsent: [] })
const unreachable = failed<Failure>({ kind: 'unreachable' })
const moved = (second: number) => ({ type: 'questionStop.moved', second }) as const
const sought = (from: number, to: number) => ({ type: 'questionStop.sought', from, to }) as const
const go = { type: 'questionStop.go' }
const stopAt = (second: number) => ({ type: 'questionStop.stop', second })
const backTo = (second: number) => ({ type: 'questionStop.back', second })
const barrierAt = (second: number | null) => ({ type: 'questionStop.barrier', second })

const start = (points: readonly QuestionPoint[] = [last, optional, required], startAt = 0) => {
  const load = deferred<Result<LessonQuestions, Failure>>()
  const submitted = deferred<Submitted>()
  const actor = createActor(
    questionStopMachine.provide({
      actors: {
        load: fromPromise(load.ask),
        outbox: fromCallback(() => undefined),
        answering: answeringMachine.provide({
          actors: {
            recall: fromPromise<Recalled, AnswerPlace>(async () => ({
              draft: newAnswer('client-0'),
              restored: false,
              at: 0,
            })),
            submit: fromPromise<Submitted, Submission>(submitted.ask),
          },
          actions: { keep: () => undefined, forget: () => undefined, park: () => undefined },
        }),
      },
    }),
    { input: { lesson, points, startAt }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const answering = (): ActorRefFrom<typeof answeringMachine> => {
    const child = actor.getSnapshot().children.answering
    if (child === undefined) throw new Error('nothing is asked')
    return child
  }
  const submit = async (outcome: Submitted) => {
    const { question } = answering().getSnapshot().context
    answering().send({
      type: 'answering.give',
      partId: question.id,
      given: { kind: 'keys', keys: ['B'] },
    })
    answering().send({ type: 'answering.submit' })
    submitted.answer(outcome)
    await settle()
  }
  return { actor, load, submit, answering, emitted: recording.emitted }
}

const begun = async (...how: Parameters<typeof start>) => {
  const opened = start(...how)
  opened.load.answer(loaded)
  await settle()
  opened.emitted.length = 0
  return opened
}

const stopOf = ({ actor }: Pick<ReturnType<typeof start>, 'actor'>) => actor.getSnapshot().value.stop
const right = (questionId: number, pointId: number): Submitted => ({
  items: [anItem({ questionId, pointId })],
  result: success([aResult({ questionId })]),
})

describe('a lesson that stops to ask', () => {
  it('asks at the second of a point, once, and goes on after the answer', async () => {
    const opened = await begun()
    const { actor, emitted, submit } = opened
    for (const second of [0.2, 10, 19.7]) actor.send(moved(second))
    expect(emitted).toEqual([])
    actor.send(moved(19.9))
    await settle()
    expect([emitted, stopOf(opened)]).toEqual([[stopAt(20)], { asked: 'put' }])
    await submit(right(1, 10))
    actor.send({ type: 'questionStop.continue' })
    actor.send(moved(20.1))
    actor.send(moved(21))
    expect(emitted).toEqual([stopAt(20), go])
    expect(actor.getSnapshot().context).toMatchObject({
      position: 21,
      point: null,
      points: [{ ...optional, answered: true }, required, last],
      questions: [{ id: 1, answered: ['B'], right: true }, { id: 2 }, { id: 3 }],
    })
  })

  it('lets an optional question be skipped, for as long as the visit lasts', async () => {
    const { actor, emitted } = await begun()
    actor.send(moved(20))
    await settle()
    actor.send({ type: 'questionStop.continue' })
    actor.send(sought(20, 5))
    for (const second of [6, 19, 21]) actor.send(moved(second))
    expect(emitted).toEqual([stopAt(20), go])
    expect(actor.getSnapshot().context.points[0]?.answered).toBe(false)
  })

  it('lets nobody past a required one: by playing, by continuing, or by seeking over it', async () => {
    const { actor, emitted, submit } = await begun()
    actor.send(sought(5, 100))
    await settle()
    actor.send({ type: 'questionStop.continue' })
    actor.send(sought(60, 90))
    await settle()
    expect(emitted).toEqual([stopAt(60), stopAt(60)])
    await submit(right(2, 20))
    actor.send({ type: 'questionStop.continue' })
    actor.send(sought(60, 90))
    expect(emitted.slice(2)).toEqual([barrierAt(null), go])
  })

  it('says where the barrier is, whenever it moves', async () => {
    const before = aPoint({ id: 5, questionId: 1, second: 30, required: true })
    const { actor, emitted } = start([before, required])
    expect(emitted).toEqual([barrierAt(30)])
    actor.send(sought(0, 40))
    actor.send({ type: 'questionStop.watchAgain' })
    expect(emitted).toEqual([barrierAt(30), stopAt(30), backTo(0)])
    const resumed = start([before, required], 45)
    expect(resumed.emitted).toEqual([barrierAt(60)])
    resumed.actor.send(sought(45, 10))
    expect(resumed.emitted).toEqual([barrierAt(60), barrierAt(30)])
  })

  it('asks again where a lesson is resumed at its stop', async () => {
    const { actor, emitted } = await begun([required], 60)
    actor.send(moved(60.2))
    expect(emitted).toEqual([stopAt(60)])
  })

  it('asks one after the other where two stand together', async () => {
    const { actor, emitted, submit } = await begun([required, { ...last, second: 60 }])
    actor.send(moved(60))
    await settle()
    await submit(right(2, 20))
    actor.send({ type: 'questionStop.continue' })
    expect(emitted).toEqual([stopAt(60), barrierAt(null), stopAt(60)])
    expect(actor.getSnapshot().context.point?.id).toBe(30)
  })

  it('goes back to the beginning of the part, at most thirty seconds', async () => {
    const { actor, emitted } = await begun([optional, required])
    actor.send(moved(20))
    actor.send({ type: 'questionStop.watchAgain' })
    actor.send(sought(20, 0))
    actor.send(moved(20))
    actor.send({ type: 'questionStop.continue' })
    actor.send(moved(60))
    actor.send({ type: 'questionStop.watchAgain' })
    expect(emitted).toEqual([stopAt(20), backTo(0), stopAt(20), go, stopAt(60), backTo(30)])
  })

  it('lets the lesson go where somebody leads it away', async () => {
    const opened = await begun()
    const { actor, emitted } = opened
    actor.send(moved(20))
    await settle()
    actor.send(sought(20, 20.1))
    expect(stopOf(opened)).toEqual({ asked: 'put' })
    actor.send(sought(20, 40))
    expect([emitted, stopOf(opened)]).toEqual([[stopAt(20), go], 'waiting'])
  })

  it('leads to a point and asks there, though it was answered', async () => {
    const { actor, emitted } = await begun([{ ...optional, answered: true }, required])
    actor.send({ type: 'questionStop.goTo', pointId: 99 })
    actor.send({ type: 'questionStop.goTo', pointId: 10 })
    actor.send(sought(0, 20))
    actor.send({ type: 'questionStop.goTo', pointId: 10 })
    actor.send(moved(20))
    expect(emitted).toEqual([backTo(20), stopAt(20), backTo(20), stopAt(20)])
    actor.send({ type: 'questionStop.continue' })
    actor.send(moved(21))
    expect(emitted.slice(4)).toEqual([go])
  })

  it('keeps nobody from the lesson by a question that cannot be read', async () => {
    const opened = start([required])
    const { actor, load, emitted } = opened
    load.answer(unreachable)
    await settle()
    actor.send(moved(60))
    expect([load.asked(), stopOf(opened)]).toEqual([2, { asked: 'opening' }])
    load.answer(unreachable)
    await settle()
    expect([stopOf(opened), actor.getSnapshot().context.failure]).toEqual([
      { asked: 'unreadable' },
      { kind: 'unreachable' },
    ])
    actor.send({ type: 'questionStop.retry' })
    load.answer(unreachable)
    await settle()
    actor.send({ type: 'questionStop.continue' })
    expect(emitted).toEqual([barrierAt(60), stopAt(60), barrierAt(null), go])
  })

  it('reads the questions when they are wanted, and says when one is gone', async () => {
    const opened = start([optional, { ...required, questionId: 99 }])
    const { actor, load } = opened
    load.answer(unreachable)
    await settle()
    actor.send(sought(0, 20))
    load.answer(loaded)
    await settle()
    expect(stopOf(opened)).toEqual({ asked: 'put' })
    actor.send({ type: 'questionStop.continue' })
    actor.send(moved(60))
    expect(stopOf(opened)).toEqual({ asked: 'unreadable' })
  })

  it('goes on although a bug keeps the questions away', async () => {
    const opened = start([required])
    opened.load.fail(new Error('bug'))
    await settle()
    expect(opened.actor.getSnapshot().value.questions).toBe('defect')
    opened.actor.send({ type: 'questionStop.retry' })
    opened.load.answer(loaded)
    await settle()
    expect(opened.actor.getSnapshot().value.questions).toBe('loaded')
    expect(start([]).load.asked()).toBe(0)
  })

  it('lets an answer wait for a connection, and hears what became of it', async () => {
    const opened = await begun([required])
    const { actor, emitted, submit, answering } = opened
    const items = [anItem({ questionId: 2, pointId: 20 })]
    actor.send(moved(60))
    await settle()
    await submit({ items, result: unreachable })
    expect(actor.getSnapshot().context).toMatchObject({ unsent: items, passed: [20], barrier: null })
    actor.send({ type: 'questionStop.refused', items, failure: { kind: 'forbidden', message: '' } })
    expect([answering().getSnapshot().value, actor.getSnapshot().context.barrier]).toEqual(['writing', 60])
    await submit({ items, result: unreachable })
    actor.send({ type: 'questionStop.delivered', items, results: [aResult({ questionId: 2 })] })
    expect(answering().getSnapshot().value).toBe('answered')
    actor.send({ type: 'questionStop.continue' })
    expect(emitted.at(-1)).toEqual(go)
    expect(actor.getSnapshot().context).toMatchObject({
      unsent: [],
      points: [{ id: 20, answered: true }],
      questions: [{ id: 1 }, { id: 2, right: true }, { id: 3 }],
    })
  })

  it('knows of answers that already wait, and asks again when they are refused', async () => {
    const items = [anItem({ questionId: 2, pointId: 20 })]
    const opened = start([required])
    const { actor, load, emitted } = opened
    load.answer(success({ questions, unsent: items }))
    await settle()
    actor.send(sought(0, 80))
    expect(emitted).toEqual([barrierAt(60), barrierAt(null)])
    actor.send({ type: 'questionStop.delivered', items: [anItem({ clientId: 'other' })], results: [] })
    expect(actor.getSnapshot().context.unsent).toEqual(items)
    actor.send(sought(80, 0))
    actor.send({ type: 'questionStop.refused', items, failure: { kind: 'unreadable' } })
    expect(emitted.at(-1)).toEqual(barrierAt(60))
  })

  it('keeps what became of answers before its questions had come', async () => {
    const arrived = [anItem({ questionId: 2, pointId: 20, clientId: 'arrived' })]
    const refused = [anItem({ questionId: 3, pointId: 30, clientId: 'refused' })]
    const { actor, load } = start()
    actor.send({ type: 'questionStop.delivered', items: arrived, results: [aResult({ questionId: 2 })] })
    actor.send({ type: 'questionStop.refused', items: refused, failure: { kind: 'unreadable' } })
    // They were asked for before that, and say neither.
    load.answer(success({ questions, unsent: [...arrived, ...refused] }))
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({
      unsent: [],
      passed: [],
      early: [],
      points: [{ id: 10 }, { id: 20, answered: true }, { id: 30, answered: false }],
      questions: [{ id: 1 }, { id: 2, right: true }, { id: 3 }],
    })
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].filter((taken) => taken.startsWith('questionStop')).sort()).toEqual(
      declaredTransitions(questionStopMachine),
    )
  })
})
