import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Verdict } from '#domain/review/verdict.ts'
import {
  missingIn,
  type ReasonedKind,
  type VerdictFormEvent,
  verdictFormMachine,
} from '#domain/review/verdict-form.machine.ts'
import { aDecider } from '#tests/support/a-decider.ts'
import { record } from '#tests/support/record.ts'
import { aRequest } from '#tests/support/reviews.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const REQUESTS = [aRequest({ id: 1 }), aRequest({ id: 2 })]
const SUBMIT = { type: 'verdict.submit' } as const
const choose = (reason: 'poor' | 'other') => ({ type: 'verdict.choose', reason }) as const
const write = (words: string) => ({ type: 'verdict.write', words }) as const

const start = (kind: ReasonedKind, unsent: Verdict | null = null) => {
  const { decider, told } = aDecider()
  const input = { decider, requests: REQUESTS, kind, unsent }
  const actor = createActor(verdictFormMachine, { input, inspect: log.inspect })
  const { emitted } = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  return { actor, emitted, told, context, missing: () => missingIn(context()) }
}

describe('the form of a verdict', () => {
  it.each<[ReasonedKind, readonly VerdictFormEvent[], 'reason' | 'words']>([
    ['reject', [], 'reason'],
    ['reject', [write('画面太暗了')], 'reason'],
    ['takeDown', [choose('other')], 'words'],
    ['keep', [write(' 不 ')], 'words'],
  ])('of %s after %j says what is missing once it was to be sent, and gives nothing', (kind, events, what) => {
    const { actor, told, context, missing } = start(kind)
    for (const event of events) actor.send(event)
    expect([context().tried, missing()]).toEqual([false, what])
    actor.send(SUBMIT)
    expect([context().tried, missing(), told]).toEqual([true, what, []])
  })

  it.each<[ReasonedKind, readonly VerdictFormEvent[], Verdict]>([
    ['reject', [choose('poor')], { kind: 'reject', reason: 'poor', words: '' }],
    [
      'takeDown',
      [choose('poor'), choose('other'), write(' 与教材不符 ')],
      { kind: 'takeDown', reason: 'other', words: '与教材不符' },
    ],
    ['keep', [write('课程仍在用')], { kind: 'keep', words: '课程仍在用' }],
  ])('of %s tells who decides what was chosen and written, once', (kind, events, verdict) => {
    const { actor, emitted, told } = start(kind)
    for (const event of [...events, SUBMIT, SUBMIT, write('又改了')]) actor.send(event)
    expect([told, emitted]).toEqual([[{ requests: REQUESTS, verdict }], [{ type: 'verdict.given' }]])
  })

  it.each<[ReasonedKind, Verdict, unknown]>([
    ['reject', { kind: 'reject', reason: 'other', words: '画面太暗' }, ['other', '画面太暗']],
    ['takeDown', { kind: 'takeDown', reason: null, words: '' }, [null, '']],
    ['keep', { kind: 'keep', words: '课程仍在用' }, [null, '课程仍在用']],
    ['takeDown', { kind: 'reject', reason: 'poor', words: '画面太暗' }, [null, '']],
    ['keep', { kind: 'approve', correction: { place: null, tagId: 2 } }, [null, '']],
  ])('of %s begins with what did not get through: %j', (kind, unsent, known) => {
    const { reason, words, tried } = start(kind, unsent).context()
    expect([[reason, words], tried]).toEqual([known, false])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(verdictFormMachine))
  })
})
