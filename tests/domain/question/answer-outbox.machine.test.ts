import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  type AnswerOutboxEvent,
  answerOutboxMachine,
  FIRST_WAIT_MS,
  MAX_WAIT_MS,
} from '#domain/question/answer-outbox.machine.ts'
import type { AnswerResult } from '#domain/question/question.ts'
import type { UnsentAnswer } from '#domain/question/unsent-answer.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { anItem, aResult } from '#tests/support/questions.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const unsent = (clientId: string): UnsentAnswer => ({
  place: { userId: 7, sectionId: 5, questionId: 1 },
  courseId: 101,
  items: [anItem({ clientId })],
})
const [one, two] = [unsent('client-1'), unsent('client-2')]
const results = [aResult()]
const offline = failed<Failure>({ kind: 'unreachable' })

const start = () => {
  const recalled = deferred<readonly UnsentAnswer[]>()
  const sent = deferred<Result<readonly AnswerResult[], Failure>>()
  const sends: UnsentAnswer[] = []
  const done: unknown[] = []
  const connection: { tell: (event: AnswerOutboxEvent) => void } = { tell: () => undefined }
  const clock = new SimulatedClock()
  const actor = createActor(
    answerOutboxMachine.provide({
      actors: {
        recall: fromPromise(recalled.ask),
        send: fromPromise<Result<readonly AnswerResult[], Failure>, UnsentAnswer>(({ input }) => {
          sends.push(input)
          return sent.ask()
        }),
        connection: fromCallback<AnswerOutboxEvent>(({ sendBack }) => {
          connection.tell = sendBack
        }),
      },
      actions: {
        keep: (_, answer) => done.push({ kept: answer }),
        drop: (_, answer) => done.push({ dropped: answer }),
        forgetDraft: (_, answer) => done.push({ forgotten: answer }),
      },
    }),
    { clock, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  return { actor, recalled, sent, sends, done, connection, clock, recording }
}

const opened = async (kept: readonly UnsentAnswer[] = []) => {
  const outbox = start()
  outbox.actor.send({ type: 'outbox.open', userId: 7 })
  outbox.recalled.answer(kept)
  await settle()
  return outbox
}

describe('answers that wait for a connection', () => {
  it('are sent in their order as soon as their user is there, and forgotten once they have arrived', async () => {
    const { actor, sent, sends, done, recording } = await opened([one, two])
    sent.answer(success(results))
    await settle()
    sent.answer(success(results))
    await settle()
    expect(sends).toEqual([one, two])
    expect(done).toEqual([{ dropped: one }, { forgotten: one }, { dropped: two }, { forgotten: two }])
    expect(recording.emitted).toEqual([
      { type: 'outbox.delivered', answer: one, results, late: true },
      { type: 'outbox.delivered', answer: two, results, late: true },
    ])
    expect(actor.getSnapshot()).toMatchObject({
      value: { opened: 'empty' },
      context: { userId: 7, unsent: [], fruitless: 0, posted: [] },
    })
  })

  it('are kept, and sent when it is worth a try: after longer and longer waits, or with a connection', async () => {
    const { actor, sent, sends, done, clock, connection } = await opened()
    actor.send({ type: 'outbox.add', answer: one })
    expect([done, sends, actor.getSnapshot().context.unsent]).toEqual([[{ kept: one }], [], [one]])
    clock.increment(FIRST_WAIT_MS - 1)
    expect(sends).toEqual([])
    let wait = 1
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      clock.increment(wait)
      expect(sends.length).toBe(attempt)
      sent.answer(offline)
      await settle()
      wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
      clock.increment(wait - 1)
      expect(sends.length).toBe(attempt)
      wait = 1
    }
    connection.tell({ type: 'outbox.flush' })
    sent.answer(success(results))
    await settle()
    expect(actor.getSnapshot().context).toEqual({ userId: 7, unsent: [], fruitless: 0, posted: [] })
  })

  it.each<[string, Failure, boolean]>([
    ['the session is over', { kind: 'expired' }, true],
    ['the server is broken', { kind: 'rejected', reason: 'crashed', message: '' }, true],
    ['somebody else answers', { kind: 'unreadable' }, true],
    ['the question is gone', { kind: 'rejected', reason: 'missing', message: '' }, false],
    ['there is no right', { kind: 'forbidden', message: '' }, false],
  ])('when %s', async (_, failure, waits) => {
    const { actor, sent, done, recording } = await opened([one])
    sent.answer(failed(failure))
    await settle()
    expect(actor.getSnapshot().context.unsent).toEqual(waits ? [one] : [])
    expect(done).toEqual(waits ? [] : [{ dropped: one }])
    expect(recording.emitted).toEqual(waits ? [] : [{ type: 'outbox.refused', answer: one, failure }])
  })

  it('are one however often they are added, also while others are being sent', async () => {
    const { actor, sent, sends } = await opened([one])
    actor.send({ type: 'outbox.add', answer: two })
    actor.send({ type: 'outbox.add', answer: { ...two, courseId: 102 } })
    expect(actor.getSnapshot().context.unsent).toEqual([one, { ...two, courseId: 102 }])
    sent.answer(success(results))
    await settle()
    expect(sends).toEqual([one, { ...two, courseId: 102 }])
  })

  it('leave at once when nobody has tried yet, and wait like others where they do not get through', async () => {
    const { actor, sent, sends, done, recording } = await opened()
    actor.send({ type: 'outbox.post', answer: one })
    expect([done, sends]).toEqual([[{ kept: one }], [one]])
    sent.answer(offline)
    await settle()
    expect(actor.getSnapshot().value).toEqual({ opened: 'resting' })
    actor.send({ type: 'outbox.post', answer: two })
    expect([actor.getSnapshot().context.unsent, sends]).toEqual([
      [one, two],
      [one, one],
    ])
    sent.answer(success(results))
    await settle()
    sent.answer(success(results))
    await settle()
    expect(recording.emitted).toEqual([
      { type: 'outbox.delivered', answer: one, results, late: true },
      { type: 'outbox.delivered', answer: two, results, late: false },
    ])
  })

  it('wait their turn where others are being sent', async () => {
    const { actor, sent, sends } = await opened([one])
    actor.send({ type: 'outbox.post', answer: two })
    sent.answer(success(results))
    await settle()
    expect(sends).toEqual([one, two])
  })

  it('are looked for again when there is a connection: another tab may have left some', async () => {
    const { actor, recalled, sends } = await opened()
    actor.send({ type: 'outbox.flush' })
    recalled.answer([two])
    await settle()
    expect(sends).toEqual([two])
  })

  it('stay where they are kept when their user goes, and are nobody else’s', async () => {
    const { actor, done, recalled, sends } = await opened([one])
    actor.send({ type: 'outbox.close' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.unsent, done]).toEqual(['closed', [], []])
    actor.send({ type: 'outbox.open', userId: 8 })
    recalled.answer([])
    await settle()
    expect([actor.getSnapshot().context.userId, sends]).toEqual([8, [one]])
  })

  it('outlive a bug', async () => {
    const { actor, sent, recalled } = await opened([one])
    sent.fail(new Error('bug'))
    await settle()
    expect(actor.getSnapshot().value).toEqual({ opened: 'defect' })
    actor.send({ type: 'outbox.flush' })
    recalled.fail(new Error('bug'))
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: { opened: 'defect' }, context: { unsent: [one] } })
  })

  it('were seen in every transition', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(answerOutboxMachine))
  })
})
