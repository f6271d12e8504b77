import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { type AnswerDraft, newAnswer } from '#domain/question/answer-draft.ts'
import {
  answeringMachine,
  type Recalled,
  type Submission,
  type Submitted,
} from '#domain/question/answering.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { anItem, aQuestion, aResult } from '#tests/support/questions.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const lesson = { userId: 7, courseId: 101, sectionId: 5 }
const place = { userId: 7, sectionId: 5, questionId: 1 }
const given = (...keys: string[]) => ({ kind: 'keys' as const, keys })
const answer = (...keys: string[]) => ({ type: 'answering.give' as const, partId: 1, given: given(...keys) })
const taken: Submitted = { items: [anItem()], result: success([aResult()]) }
const untaken = (failure: Failure): Submitted => ({ items: [anItem()], result: failed(failure) })

const start = () => {
  const recalled = deferred<Recalled>()
  const submitted = deferred<Submitted>()
  const submissions: AnswerDraft[] = []
  const done: unknown[] = []
  const actor = createActor(
    answeringMachine.provide({
      actors: {
        recall: fromPromise(recalled.ask),
        submit: fromPromise<Submitted, Submission>(({ input }) => {
          submissions.push(input.draft)
          return submitted.ask()
        }),
      },
      actions: {
        keep: (_, { draft }) => done.push({ kept: draft }),
        forget: (_, where) => done.push({ forgotten: where }),
        park: (_, unsent) => done.push({ parked: unsent }),
      },
    }),
    { input: { lesson, pointId: 10, question: aQuestion() }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  return { actor, recalled, submitted, submissions, done, recording }
}

const begun = async (recalled: Partial<Recalled> = {}) => {
  const opened = start()
  opened.recalled.answer({ draft: newAnswer('client-0'), restored: false, at: 1000, ...recalled })
  await settle()
  return opened
}

/** One that was sent, and what came back. */
const sent = async (outcome: Submitted) => {
  const opened = await begun()
  opened.actor.send(answer('B'))
  opened.actor.send({ type: 'answering.submit' })
  opened.submitted.answer(outcome)
  await settle()
  return opened
}

describe('answering a question', () => {
  it('keeps every change, sends what was written once, and shows what became of it', async () => {
    const { actor, submitted, submissions, done, recording } = await begun()
    actor.send(answer('A'))
    actor.send(answer('B'))
    for (let click = 0; click < 3; click += 1) actor.send({ type: 'answering.submit' })
    actor.send(answer('D'))
    submitted.answer(taken)
    await settle()
    const draft = (tried: boolean, ...keys: string[]) => ({
      sheet: { 1: given(...keys) },
      clientId: 'client-0',
      tried,
    })
    expect(submissions).toEqual([draft(true, 'B')])
    expect(done).toEqual([
      { kept: draft(false, 'A') },
      { kept: draft(false, 'B') },
      { kept: draft(true, 'B') },
      { forgotten: place },
    ])
    expect(recording.states).toEqual(['recalling', 'writing', 'submitting', 'answered'])
    expect(actor.getSnapshot().context).toEqual({
      lesson,
      pointId: 10,
      question: aQuestion({
        answered: ['B'],
        right: true,
        won: aResult().score,
        solution: aResult().solution,
      }),
      draft: draft(true, 'B'),
      restored: false,
      askedAt: 1000,
      problem: null,
      failure: null,
      unsent: [],
    })
  })

  it('names what is missing, until something changes', async () => {
    const { actor, submissions } = await begun()
    actor.send({ type: 'answering.submit' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problem]).toEqual([
      'writing',
      { partId: 1, problem: { kind: 'unchosen' } },
    ])
    actor.send(answer('A'))
    expect(actor.getSnapshot().context.problem).toBe(null)
    expect(submissions).toEqual([])
  })

  it('sends the same thing again after a fault, and another one once it was changed', async () => {
    const { actor, submitted, submissions } = await sent(untaken({ kind: 'unreadable' }))
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'unreadable' })
    actor.send({ type: 'answering.submit' })
    expect(actor.getSnapshot().context.failure).toBe(null)
    submitted.answer(untaken({ kind: 'rejected', reason: 'crashed', message: '' }))
    await settle()
    actor.send(answer('C'))
    actor.send({ type: 'answering.submit' })
    expect(submissions.map(({ clientId }) => clientId)).toEqual(['client-0', 'client-0', 'client-1'])
  })

  it('goes on with a draft that was kept, under the id that it was tried with', async () => {
    const draft = { sheet: { 1: given('B') }, clientId: 'client-7', tried: true }
    const { actor, submissions } = await begun({ draft, restored: true })
    expect(actor.getSnapshot().context).toMatchObject({ draft, restored: true })
    actor.send({ type: 'answering.submit' })
    expect(submissions).toEqual([draft])
  })

  it.each<Failure>([
    { kind: 'unreachable' },
    { kind: 'timedOut' },
    { kind: 'rejected', reason: 'unavailable', message: '服务暂时不可用，请稍后再试' },
    { kind: 'rejected', reason: 'busy', message: '' },
  ])('waits for a connection when it is $kind $reason', async (failure) => {
    const { actor, done } = await sent(untaken(failure))
    expect([actor.getSnapshot().value, actor.getSnapshot().context.unsent]).toEqual(['unsent', [anItem()]])
    expect(done.at(-1)).toEqual({ parked: { place, courseId: 101, items: [anItem()] } })
    const others = [anItem({ clientId: 'client-9' })]
    actor.send({ type: 'answering.delivered', items: others, results: [] })
    expect(actor.getSnapshot().value).toBe('unsent')
    actor.send({ type: 'answering.delivered', items: [anItem()], results: [aResult()] })
    const { context, value } = actor.getSnapshot()
    expect([value, context.question.right, context.unsent]).toEqual(['answered', true, []])
  })

  it('is written again when what waited is refused', async () => {
    const { actor } = await sent(untaken({ kind: 'unreachable' }))
    const failure = { kind: 'rejected', reason: 'missing', message: '这道题已经不在这里了' } as const
    actor.send({ type: 'answering.refused', items: [anItem({ clientId: 'client-9' })], failure })
    expect(actor.getSnapshot().value).toBe('unsent')
    actor.send({ type: 'answering.refused', items: [anItem()], failure })
    const { context, value } = actor.getSnapshot()
    expect([value, context.failure, context.unsent, context.draft.sheet]).toEqual([
      'writing',
      failure,
      [],
      { 1: given('B') },
    ])
  })

  it('can be answered again, as another answer', async () => {
    const { actor, recalled } = await sent(taken)
    actor.send({ type: 'answering.again' })
    recalled.answer({ draft: newAnswer('client-1'), restored: false, at: 9000 })
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.draft]).toEqual([
      'writing',
      newAnswer('client-1'),
    ])
  })

  it('keeps what was written when there is a bug, and can be tried again', async () => {
    const { actor, submitted, recalled } = await begun()
    actor.send(answer('B'))
    actor.send({ type: 'answering.submit' })
    submitted.fail(new Error('bug'))
    await settle()
    expect(actor.getSnapshot().value).toBe('defect')
    actor.send({ type: 'answering.submit' })
    recalled.fail(new Error('bug'))
    await settle()
    expect(actor.getSnapshot().value).toBe('defect')
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(answeringMachine))
  })
})
