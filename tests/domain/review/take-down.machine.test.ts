import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Decided } from '#domain/review/review-work.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import { type TakeDownEmitted, takeDownMachine } from '#domain/review/take-down.machine.ts'
import type { Decision, Verdict } from '#domain/review/verdict.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aRequest } from '#tests/support/reviews.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const REVIEWER = 2
const CONTENT = 70
const HELD = aRequest({ id: 9, status: 'approved', contentId: CONTENT, version: 3 })
const VERDICT: Verdict = { kind: 'takeDown', reason: 'copyright', words: '出版社来函' }

const start = () => {
  const asked: number[] = []
  const sent: Decision[] = []
  const read = deferred<Result<ShareRequest, Failure>>()
  const decided = deferred<Decided>()
  const actor = createActor(
    takeDownMachine.provide({
      actors: {
        read: fromPromise(({ input }) => {
          asked.push(input)
          return read.ask()
        }),
        decide: fromPromise(({ input }) => {
          sent.push(input)
          return decided.ask()
        }),
      },
    }),
    { input: { userId: REVIEWER }, inspect: log.inspect },
  )
  const told: TakeDownEmitted[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  const ask = async (answer: Result<ShareRequest, Failure>) => {
    actor.send({ type: 'takeDown.ask', contentId: CONTENT })
    read.answer(answer)
    await settle()
  }
  const decide = async (answer: Decided) => {
    actor.send({ type: 'review.decide', work: { requests: [], verdict: VERDICT } })
    decided.answer(answer)
    await settle()
  }
  return { actor, asked, sent, told, ask, decide, read, decided, state: () => actor.getSnapshot().value }
}

describe('a file of a library that is taken down', () => {
  it('is decided as it stands when it is asked about', async () => {
    const { asked, sent, told, ask, decide, state } = start()
    await ask(success(HELD))
    expect([asked, state()]).toEqual([[CONTENT], 'asking'])
    await decide(success({ done: [{ id: 9, version: 4 }], failed: [] }))
    expect(sent).toEqual([{ organisationId: 1, requests: [HELD], verdict: VERDICT }])
    expect([told, state()]).toEqual([[{ type: 'takeDown.done', name: '浮力.pdf' }], 'resting'])
  })

  it('is nobody’s own to decide, and none that the library does not hold', async () => {
    const { sent, told, ask, state } = start()
    const others: readonly ShareRequest[] = [
      { ...HELD, applicant: { id: REVIEWER, name: '顾明德' } },
      { ...HELD, status: 'takenDown' },
    ]
    for (const other of others) await ask(success(other))
    expect(told).toEqual([{ type: 'takeDown.notYours' }, { type: 'takeDown.notYours' }])
    const failure: Failure = { kind: 'unreachable' }
    await ask(failed(failure))
    expect([told.at(-1), state(), sent]).toEqual([{ type: 'takeDown.refused', failure }, 'resting', []])
  })

  it('stands when its dialog is closed', async () => {
    const { actor, ask, sent, state } = start()
    await ask(success(HELD))
    actor.send({ type: 'takeDown.close' })
    actor.send({ type: 'review.decide', work: { requests: [], verdict: VERDICT } })
    expect([state(), sent]).toEqual(['resting', []])
  })

  it('keeps what was written when it did not get through, and lets go of it when it did', async () => {
    const { actor, told, ask, decide } = start()
    const unsent = () => actor.getSnapshot().context.unsent
    await ask(success(HELD))
    await decide(failed({ kind: 'unreachable' }))
    await ask(success(HELD))
    await decide(success({ done: [], failed: [{ id: 9, message: '已由 王老师 下架' }] }))
    expect(told).toEqual([
      { type: 'takeDown.refused', failure: { kind: 'unreachable' } },
      {
        type: 'takeDown.refused',
        failure: { kind: 'rejected', reason: 'conflict', message: '已由 王老师 下架' },
      },
    ])
    expect(unsent()).toEqual({ contentId: CONTENT, verdict: VERDICT })
    await ask(success(HELD))
    await decide(success({ done: [{ id: 9, version: 4 }], failed: [] }))
    expect(unsent()).toBeNull()
  })

  it('is known to be gone when it is asked about again after a lost answer', async () => {
    const { actor, told, ask, decide, state } = start()
    await ask(success(HELD))
    await decide(failed({ kind: 'unreachable' }))
    await ask(failed({ kind: 'rejected', reason: 'missing', message: '没有找到这项共享申请' }))
    expect([told.at(-1), state(), actor.getSnapshot().context.unsent]).toEqual([
      { type: 'takeDown.gone' },
      'resting',
      null,
    ])
  })

  it('is a defect where a bug keeps its request from being read, or the verdict from being given', async () => {
    const reading = start()
    reading.actor.send({ type: 'takeDown.ask', contentId: CONTENT })
    reading.read.fail(new Error('a bug'))
    const deciding = start()
    await deciding.ask(success(HELD))
    deciding.actor.send({ type: 'review.decide', work: { requests: [], verdict: VERDICT } })
    deciding.decided.fail(new Error('a bug'))
    await settle()
    expect([reading.state(), reading.actor.getSnapshot().context, reading.told]).toEqual([
      'defect',
      { userId: REVIEWER, contentId: CONTENT, request: null, verdict: null, unsent: null },
      [],
    ])
    expect([deciding.state(), deciding.actor.getSnapshot().context, deciding.told]).toEqual([
      'defect',
      { userId: REVIEWER, contentId: CONTENT, request: HELD, verdict: VERDICT, unsent: null },
      [],
    ])
  })
})

it('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(takeDownMachine))
})
