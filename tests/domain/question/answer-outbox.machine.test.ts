import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { OutboxEvent, Sending, Urgency } from '#domain/kernel/outbox.events.ts'
import { settledIn } from '#domain/kernel/outbox-outcome.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { retryWait } from '#domain/kernel/retry.ts'
import { answerOutboxMachine } from '#domain/question/answer-outbox.machine.ts'
import type { AnswerResult } from '#domain/question/question.ts'
import type { UnsentAnswer } from '#domain/question/unsent-answer.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { neverInTurn, transitionsOfOutbox } from '#tests/support/outbox-walk.ts'
import { anItem, aResult } from '#tests/support/questions.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions } from '#tests/support/transitions.ts'

type Marks = readonly AnswerResult[]

const unsent = (clientId: string): UnsentAnswer => ({
  place: { userId: 7, sectionId: 5, questionId: 1 },
  courseId: 101,
  items: [anItem({ clientId })],
})
const [one, two] = [unsent('client-1'), unsent('client-2')]
const results = [aResult()]
const offline = failed<Failure>({ kind: 'unreachable' })
const NOTHING_LEFT = {
  userId: 7,
  items: [],
  unwritten: [],
  prompt: [],
  underWay: [],
  savedAt: 1000,
  failure: null,
  refusal: null,
  attempts: 0,
  stumbles: {},
}

const start = () => {
  const recalled = deferred<readonly UnsentAnswer[]>()
  const sent = deferred<Result<Marks, Failure>>()
  const sends: UnsentAnswer[] = []
  const done: unknown[] = []
  const connection: { tell: (event: OutboxEvent<UnsentAnswer>) => void } = { tell: () => undefined }
  const clock = new SimulatedClock()
  const actor = createActor(
    answerOutboxMachine.provide({
      actors: {
        gather: fromPromise(recalled.ask),
        keep: fromPromise<readonly UnsentAnswer[], readonly UnsentAnswer[]>(async ({ input }) => {
          for (const answer of input) done.push({ kept: answer })
          return input
        }),
        send: fromPromise<Sending<UnsentAnswer, Marks>, readonly UnsentAnswer[]>(async ({ input }) => {
          sends.push(...input)
          const result = await sent.ask()
          const sending = { sent: input.map((item) => ({ item, result })), at: 1000 }
          for (const answer of settledIn(sending)) done.push({ dropped: answer })
          return sending
        }),
        watch: fromCallback<OutboxEvent<UnsentAnswer>>(({ sendBack }) => {
          connection.tell = sendBack
        }),
      },
    }),
    { clock },
  )
  const recording = record(actor)
  actor.start()
  const put = (item: UnsentAnswer, urgency: Urgency) => actor.send({ type: 'outbox.put', item, urgency })
  const at = () => actor.getSnapshot().value.sending
  const waiting = () => actor.getSnapshot().context.items
  return { actor, recalled, sent, sends, done, connection, clock, recording, put, at, waiting }
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
    expect(done).toEqual([{ dropped: one }, { dropped: two }])
    expect(recording.emitted).toEqual([
      { type: 'outbox.delivered', item: one, receipt: results, late: true },
      { type: 'outbox.delivered', item: two, receipt: results, late: true },
    ])
    expect(actor.getSnapshot()).toMatchObject({
      value: { keeping: 'idle', sending: { open: 'quiet' } },
      context: NOTHING_LEFT,
    })
  })

  it('are kept, and sent when it is worth a try: after longer and longer waits, or with a connection', async () => {
    const { actor, recalled, sent, sends, done, clock, connection, put, waiting } = await opened()
    put(one, 'later')
    expect([done, sends, waiting()]).toEqual([[{ kept: one }], [], [one]])
    for (let attempts = 1; attempts <= 6; attempts += 1) {
      clock.increment(retryWait({ attempts, failure: null }) - 1)
      expect(sends.length).toBe(attempts - 1)
      clock.increment(1)
      expect(sends.length).toBe(attempts)
      sent.answer(offline)
      await settle()
    }
    connection.tell({ type: 'outbox.gather' })
    recalled.answer([one])
    await settle()
    sent.answer(success(results))
    await settle()
    expect(actor.getSnapshot().context).toEqual(NOTHING_LEFT)
  })

  it('wait for as long as the server asks them to', async () => {
    const { sent, sends, clock } = await opened([one])
    sent.answer(
      failed({ kind: 'rejected', reason: 'unavailable', message: '服务暂时不可用', retryAfterMs: 30_000 }),
    )
    await settle()
    clock.increment(29_999)
    expect(sends).toEqual([one])
    clock.increment(1)
    expect(sends).toEqual([one, one])
  })

  it.each<[string, Failure, boolean]>([
    ['the session is over', { kind: 'expired' }, true],
    ['the server is broken', { kind: 'rejected', reason: 'crashed', message: '' }, true],
    ['too many ask at once', { kind: 'rejected', reason: 'busy', message: '' }, true],
    ['there is no room', { kind: 'rejected', reason: 'noRoom', message: '' }, true],
    ['somebody else answers', { kind: 'unreadable' }, true],
    ['the question is gone', { kind: 'rejected', reason: 'missing', message: '' }, false],
    ['there is no right', { kind: 'forbidden', message: '' }, false],
  ])('when %s', async (_, failure, waits) => {
    const { sent, done, recording, waiting } = await opened([one])
    sent.answer(failed(failure))
    await settle()
    expect(waiting()).toEqual(waits ? [one] : [])
    expect(done).toEqual(waits ? [] : [{ dropped: one }])
    expect(recording.emitted).toEqual(waits ? [] : [{ type: 'outbox.refused', item: one, failure }])
  })

  it('are one however often they are added, also while others are being sent', async () => {
    const { sent, sends, put, waiting } = await opened([one])
    put(two, 'later')
    put({ ...two, courseId: 102 }, 'later')
    expect(waiting()).toEqual([one, { ...two, courseId: 102 }])
    sent.answer(success(results))
    await settle()
    expect(sends).toEqual([one, { ...two, courseId: 102 }])
  })

  it('leave at once when nobody has tried yet, and wait like others where they do not get through', async () => {
    const { sent, sends, done, recording, put, at, waiting } = await opened()
    put(one, 'now')
    expect([done, sends]).toEqual([[{ kept: one }], [one]])
    sent.answer(offline)
    await settle()
    expect(at()).toEqual({ open: 'backingOff' })
    put(two, 'now')
    expect([waiting(), sends]).toEqual([
      [one, two],
      [one, one],
    ])
    sent.answer(success(results))
    await settle()
    sent.answer(success(results))
    await settle()
    expect(recording.emitted).toEqual([
      { type: 'outbox.delivered', item: one, receipt: results, late: true },
      { type: 'outbox.delivered', item: two, receipt: results, late: false },
    ])
  })

  it('wait their turn where others are being sent', async () => {
    const { actor, sent, sends, put } = await opened([one])
    put(two, 'now')
    // Nothing of it is sent twice at once.
    actor.send({ type: 'outbox.flush' })
    expect(sends).toEqual([one])
    sent.answer(success(results))
    await settle()
    expect(sends).toEqual([one, two])
  })

  it('are looked for again when there is a connection: another tab may have left some', async () => {
    const { actor, recalled, sends } = await opened()
    actor.send({ type: 'outbox.gather' })
    recalled.answer([two])
    await settle()
    expect(sends).toEqual([two])
  })

  it('stay where they are kept when their session is over, and are nobody else’s', async () => {
    const { actor, done, recalled, sends, at, waiting } = await opened([one])
    actor.send({ type: 'outbox.close' })
    expect([at(), waiting(), done]).toEqual(['shut', [one], []])
    actor.send({ type: 'outbox.open', userId: 8 })
    recalled.answer([])
    await settle()
    expect([actor.getSnapshot().context.userId, waiting(), sends]).toEqual([8, [], [one]])
  })

  it('of somebody else are not taken', async () => {
    const { actor, put, waiting } = await opened()
    actor.send({ type: 'outbox.drop' })
    put(one, 'now')
    expect(waiting()).toEqual([])
  })

  it('outlive a bug', async () => {
    const { sent, clock, sends, at, waiting } = await opened([one])
    sent.fail(new Error('bug'))
    await settle()
    expect([at(), waiting()]).toEqual([{ open: 'backingOff' }, [one]])
    clock.increment(retryWait({ attempts: 1, failure: null }))
    expect(sends).toEqual([one, one])
  })
})

it('takes every transition that is declared, but those for what has time or is added to a sending', async () => {
  const taken = await transitionsOfOutbox(answerOutboxMachine, {
    userId: 7,
    item: one,
    receipt: results,
  })
  expect([...taken, ...neverInTurn(answerOutboxMachine.id)].sort()).toEqual(
    declaredTransitions(answerOutboxMachine),
  )
})
