import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ContentTag } from '#domain/private-file/share.ts'
import { correctionMachine } from '#domain/review/correction.machine.ts'
import type { Correction } from '#domain/review/verdict.ts'
import { NO_PLACE, type SchoolPlace } from '#domain/school-file/school-place.ts'
import { aDecider } from '#tests/support/a-decider.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { aRequest } from '#tests/support/reviews.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const OFFLINE: Failure = { kind: 'unreachable' }
const TAGS: readonly ContentTag[] = [
  { id: 1, name: '课件' },
  { id: 2, name: '教案' },
]

const PLACE = { ...NO_PLACE, stageId: 2, subjectId: 20 }
const { decider, told } = aDecider()
const REQUEST = aRequest({ place: PLACE, tagId: 1 })
const INPUT = { organisationId: 2, decider, asked: REQUEST }
const BEGUN = { ...INPUT, tags: [], tagId: 1, tried: false, failure: null }

const log = transitionLog()

beforeEach(() => {
  told.length = 0
})

const start = () => {
  const loadTags = deferred<Result<readonly ContentTag[], Failure>>()
  const schools: number[] = []
  const actor = createActor(
    correctionMachine.provide({
      actors: {
        loadTags: fromPromise(({ input }) => {
          schools.push(input)
          return loadTags.ask()
        }),
      },
    }),
    { input: INPUT, inspect: log.inspect },
  )
  const { states, emitted } = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  return { actor, loadTags, schools, states, emitted, context }
}

describe('the tags that a request is corrected with', () => {
  it('are those of its school', async () => {
    const { actor, loadTags, schools, states, context } = start()
    expect([schools, actor.getSnapshot().hasTag('busy')]).toEqual([[2], true])
    loadTags.answer(success(TAGS))
    await settle()
    expect(context()).toEqual({ ...BEGUN, tags: TAGS })
    actor.send({ type: 'correction.retry' })
    expect([states, schools]).toEqual([['loading', 'ready'], [2]])
  })

  it('say why they could not be read, and are read again', async () => {
    const { actor, loadTags, schools, states, context } = start()
    loadTags.answer(failed(OFFLINE))
    await settle()
    expect(context()).toEqual({ ...BEGUN, failure: OFFLINE })
    actor.send({ type: 'correction.retry' })
    loadTags.answer(success(TAGS))
    await settle()
    expect(context()).toEqual({ ...BEGUN, tags: TAGS })
    expect([states, schools]).toEqual([
      ['loading', 'failed', 'loading', 'ready'],
      [2, 2],
    ])
  })

  it('can be read again after an unforeseen error', async () => {
    const { actor, loadTags, states, context } = start()
    loadTags.fail(new Error('a defect'))
    await settle()
    expect(context()).toEqual(BEGUN)
    actor.send({ type: 'correction.retry' })
    expect(states).toEqual(['loading', 'defect', 'loading'])
  })

  it.each<[string, number, SchoolPlace, Correction]>([
    ['nothing', 1, { ...PLACE }, { place: null, tagId: null }],
    ['the tag', 2, { ...PLACE }, { place: null, tagId: 2 }],
    ['the place', 1, { ...PLACE, versionId: 7 }, { place: { ...PLACE, versionId: 7 }, tagId: null }],
  ])('leave as it was asked for what was not touched: %s was', (_, tagId, place, correction) => {
    const { actor, emitted } = start()
    actor.send({ type: 'correction.mark', tagId })
    actor.send({ type: 'correction.submit', place })
    expect(told).toEqual([{ requests: [REQUEST], verdict: { kind: 'approve', correction } }])
    expect(emitted).toEqual([{ type: 'correction.given' }])
  })

  it('are not given without a place', () => {
    const { actor, emitted, context } = start()
    actor.send({ type: 'correction.submit', place: { ...PLACE, subjectId: 0 } })
    expect([context(), emitted, told]).toEqual([{ ...BEGUN, tried: true }, [], []])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(correctionMachine))
  })
})
