import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { publishedMachine } from '#domain/release/published.machine.ts'
import { FIRST_QUERY, type PublishedThing } from '#domain/release/published.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { aThing } from '#tests/support/releases.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const pageOf = (...items: PublishedThing[]): Page<PublishedThing> => ({
  index: 1,
  size: 20,
  total: items.length,
  items,
})
const CONFLICT = { kind: 'rejected', reason: 'conflict', message: '已经申请公开，请等待结果' } as const

const start = () => {
  const load = deferred<Result<Page<PublishedThing>, Failure>>()
  const change = deferred<Result<true, Failure>>()
  const actor = createActor(
    publishedMachine.provide({
      actors: { load: fromPromise(load.ask), change: fromPromise(change.ask) },
    }),
    { inspect: log.inspect, input: { query: { ...FIRST_QUERY, days: 30, page: 2 } } },
  )
  const { states } = record(actor)
  actor.start()
  const read = async (page: Page<PublishedThing>) => {
    load.answer(success(page))
    await settle()
  }
  return { actor, load, change, states, read, context: () => actor.getSnapshot().context }
}
const ASK = { type: 'published.change', change: { id: 1, act: 'ask' } } as const

describe('what is published', () => {
  it('is read again once something was done about its release', async () => {
    const { actor, change, read, states, context } = start()
    await read(pageOf(aThing()))
    actor.send(ASK)
    expect(context().change).toEqual({ id: 1, act: 'ask' })
    change.answer(success(true))
    await settle()
    expect(context().page.items).toEqual([aThing()])
    await read(pageOf(aThing({ state: 'asked' })))
    expect(context()).toMatchObject({ change: null, failure: null, page: { items: [{ state: 'asked' }] } })
    expect(states).toEqual(['loading', 'ready', 'changing', 'rereading', 'ready'])
  })

  it('is read again beside the reason where somebody else was faster', async () => {
    const { actor, change, read, context } = start()
    await read(pageOf(aThing()))
    actor.send(ASK)
    change.answer(failed(CONFLICT))
    await settle()
    await read(pageOf(aThing({ state: 'asked' })))
    expect(context()).toMatchObject({ failure: CONFLICT, page: { items: [{ state: 'asked' }] } })
    actor.send(ASK)
    expect(context().failure).toBeNull()
  })

  it('stands as it was while it is not known what became of a change, so that the same again is the same', async () => {
    const { actor, change, read, context } = start()
    await read(pageOf(aThing()))
    actor.send(ASK)
    change.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect(actor.getSnapshot().value).toBe('ready')
    expect(context()).toMatchObject({ failure: { kind: 'unreachable' }, page: { items: [aThing()] } })
  })

  it('begins where it is told to, and what is shown is what was asked for last', async () => {
    const { actor, read, context } = start()
    expect(context().query).toEqual({ ...FIRST_QUERY, days: 30, page: 2 })
    await read(pageOf(aThing()))
    actor.send({ type: 'published.show', query: { ...FIRST_QUERY, type: 3 } })
    expect(context()).toMatchObject({ query: { type: 3, days: 0, page: 1 }, page: { items: [] } })
  })

  it('that cannot be read is read again when asked; a bug is a defect', async () => {
    const { actor, load, states } = start()
    load.answer(failed({ kind: 'timedOut' }))
    await settle()
    actor.send({ type: 'published.reread' })
    load.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'published.reread' })
    await settle()
    expect(states).toEqual(['loading', 'failed', 'loading', 'defect', 'loading'])
  })

  it('fails where it cannot be read again, and is defective where that or a change has a bug', async () => {
    const away = start()
    await away.read(pageOf(aThing()))
    away.actor.send(ASK)
    away.change.answer(success(true))
    await settle()
    away.load.answer(failed({ kind: 'unreachable' }))
    await settle()
    const rereading = start()
    await rereading.read(pageOf(aThing()))
    rereading.actor.send(ASK)
    rereading.change.answer(success(true))
    await settle()
    rereading.load.fail(new Error('a bug'))
    const changing = start()
    await changing.read(pageOf(aThing()))
    changing.actor.send(ASK)
    changing.change.fail(new Error('a bug'))
    await settle()
    expect([away, rereading, changing].map(({ states }) => states.at(-1))).toEqual([
      'failed',
      'defect',
      'defect',
    ])
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(publishedMachine))
  })
})
