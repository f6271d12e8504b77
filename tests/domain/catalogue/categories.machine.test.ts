import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { categoriesMachine, currentCategoryOf, searchedTypeOf } from '#domain/catalogue/categories.machine.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const category = (type: Category['type'], name: string): Category => ({
  id: 10 + type,
  name,
  type,
  code: '',
  visible: true,
  children: [],
})
const FETCHED = [category(3, '资料库'), category(1, '课程视频'), category(4, '题库')]

const start = () => {
  const load = deferred<Result<readonly Category[], Failure>>()
  const clock = new SimulatedClock()
  const actor = createActor(categoriesMachine.provide({ actors: { load: fromPromise(load.ask) } }), {
    clock,
    inspect: log.inspect,
  })
  const recording = record(actor)
  actor.start()
  const current = () => currentCategoryOf(actor.getSnapshot().context)?.name
  return { actor, clock, load, recording, current }
}

describe('the categories', () => {
  it('are the product’s own until fetched; then the first fetched one is current', async () => {
    const { actor, load, recording, current } = start()
    expect(actor.getSnapshot().context.categories.map(({ name }) => name)).toEqual([
      '课程视频',
      '课程直播',
      '资料库',
    ])
    load.answer(success(FETCHED))
    await settle()
    expect(actor.getSnapshot().context).toEqual({
      categories: FETCHED,
      chosen: null,
      scope: 0,
      attempts: 0,
      failure: null,
    })
    expect(current()).toBe('资料库')
    expect(recording.states).toEqual(['loading', 'ready'])
  })

  it('say where a word is looked for; where there is none, that is the list of the current one', async () => {
    const { actor, load } = start()
    load.answer(success(FETCHED))
    await settle()
    const searched = () => ['浮力', ''].map((word) => searchedTypeOf(actor.getSnapshot().context, word))
    expect(searched()).toEqual([0, 3])
    actor.send({ type: 'categories.follow', contentType: 1 })
    expect(searched()).toEqual([1, 1])
  })

  it('can be chosen and reset, and what is unknown cannot', async () => {
    const { actor, load, recording, current } = start()
    load.answer(success(FETCHED))
    await settle()
    actor.send({ type: 'categories.choose', contentType: 4 })
    expect(current()).toBe('题库')
    actor.send({ type: 'categories.choose', contentType: 2 })
    expect(current()).toBe('题库')
    actor.send({ type: 'categories.reset' })
    expect(current()).toBe('资料库')
    // A page that shows another type chooses nothing.
    actor.send({ type: 'categories.follow', contentType: 4 })
    expect(current()).toBe('题库')
    expect(recording.emitted).toEqual([{ type: 'categories.chosen', contentType: 4 }])
  })

  it('can both be chosen where two are of one type, and a page of that type leaves the choice', async () => {
    const { actor, load, recording, current } = start()
    load.answer(success([...FETCHED, category(3, '素材库')]))
    await settle()
    actor.send({ type: 'categories.choose', contentType: 3, name: '素材库' })
    expect(current()).toBe('素材库')
    actor.send({ type: 'categories.follow', contentType: 3 })
    expect(current()).toBe('素材库')
    actor.send({ type: 'categories.choose', contentType: 3, name: '资料库' })
    expect(current()).toBe('资料库')
    actor.send({ type: 'categories.choose', contentType: 3, name: '素材库' })
    actor.send({ type: 'categories.follow', contentType: 4 })
    expect(current()).toBe('题库')
    expect(recording.emitted).toHaveLength(3)
  })

  it('have a word looked for everywhere until one is chosen or listed, and the first is current all the while', () => {
    const { actor, current, recording } = start()
    const scope = () => actor.getSnapshot().context.scope
    expect([scope(), current()]).toEqual([0, '课程视频'])
    actor.send({ type: 'categories.choose', contentType: 2 })
    expect([scope(), current()]).toEqual([2, '课程直播'])
    actor.send({ type: 'categories.widen' })
    expect([scope(), current()]).toEqual([0, '课程直播'])
    actor.send({ type: 'categories.follow', contentType: 3 })
    expect([scope(), current()]).toEqual([3, '资料库'])
    // A search through everything is of no category.
    actor.send({ type: 'categories.follow', contentType: 0 })
    expect([scope(), current()]).toEqual([0, '资料库'])
    actor.send({ type: 'categories.choose', contentType: 2 })
    actor.send({ type: 'categories.reset' })
    expect([scope(), current()]).toEqual([0, '课程视频'])
    const chosen = { type: 'categories.chosen', contentType: 2 }
    expect(recording.emitted).toEqual([chosen, chosen])
  })

  it.each([
    failed<Failure>({ kind: 'unreachable' }),
    success([]),
  ])('stand in for what cannot be had: %o', async (answer) => {
    const { actor, load, recording, current } = start()
    load.answer(answer)
    await settle()
    expect(current()).toBe('课程视频')
    actor.send({ type: 'categories.retry' })
    load.answer(success(FETCHED))
    await settle()
    expect(recording.states).toEqual(['loading', 'unavailable', 'fetchingAgain', 'ready'])
  })

  it('are fetched again by themselves, each time later, while that may help', async () => {
    const { clock, load, recording } = start()
    const fail = async (failure: Failure) => {
      load.answer(failed(failure))
      await settle()
    }
    await fail({ kind: 'unreachable' })
    clock.increment(1999)
    expect(recording.states.at(-1)).toBe('unavailable')
    clock.increment(1)
    await fail({ kind: 'timedOut' })
    clock.increment(3999)
    expect(recording.states.at(-1)).toBe('unavailable')
    clock.increment(1)
    expect(recording.states.at(-1)).toBe('fetchingAgain')
    await fail({ kind: 'rejected', reason: 'refused', message: '' })
    clock.increment(3_600_000)
    expect(recording.states.at(-1)).toBe('unavailable')
  })

  it('without any are not asked for by themselves again', async () => {
    const { clock, load, recording } = start()
    load.answer(success([]))
    await settle()
    clock.increment(3_600_000)
    expect(recording.states).toEqual(['loading', 'unavailable'])
  })

  it('can be tried again after a bug', async () => {
    const { actor, load, recording } = start()
    load.fail(new Error('bug'))
    await settle()
    actor.send({ type: 'categories.retry' })
    load.fail(new Error('another'))
    await settle()
    expect(recording.states).toEqual(['loading', 'defect', 'fetchingAgain', 'defect'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(categoriesMachine))
  })
})
