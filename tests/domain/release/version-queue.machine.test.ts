import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { VersionToReview } from '#domain/release/resource-version.ts'
import { versionQueueMachine } from '#domain/release/version-queue.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { aVersionToReview } from '#tests/support/resource-versions.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const pageOf = (...items: VersionToReview[]): Page<VersionToReview> => ({
  index: 1,
  size: 20,
  total: items.length,
  items,
})

const start = () => {
  const load = deferred<Result<Page<VersionToReview>, Failure>>()
  const decide = deferred<Result<true, Failure>>()
  const actor = createActor(
    versionQueueMachine.provide({ actors: { load: fromPromise(load.ask), decide: fromPromise(decide.ask) } }),
    { inspect: log.inspect, input: { query: { organisationId: 1, page: 1 } } },
  )
  const { states } = record(actor)
  actor.start()
  const read = async (page: Page<VersionToReview>) => {
    load.answer(success(page))
    await settle()
  }
  return { actor, load, decide, states, read, context: () => actor.getSnapshot().context }
}
const item = aVersionToReview()
const APPROVE = { type: 'queue.approve', item } as const

describe('the queue of new versions', () => {
  it('is read again once a version was approved', async () => {
    const { actor, decide, read, states, context } = start()
    await read(pageOf(item))
    actor.send(APPROVE)
    expect(context().verdict).toEqual({ how: 'approve', item })
    decide.answer(success(true))
    await settle()
    await read(pageOf())
    expect(context()).toMatchObject({ verdict: null, failure: null, page: { total: 0 } })
    expect(states).toEqual([{ reading: 'first' }, 'ready', 'deciding', { reading: 'again' }, 'ready'])
  })

  it('wants a reason before a version is returned; it can be left', async () => {
    const { actor, decide, read, states, context } = start()
    await read(pageOf(item))
    actor.send({ type: 'queue.refuse', how: 'return', item })
    actor.send({ type: 'queue.leave' })
    expect(context().reason).toBeNull()
    actor.send({ type: 'queue.refuse', how: 'return', item })
    actor.send({ type: 'queue.write', words: ' 差 ' })
    actor.send({ type: 'queue.send' })
    expect(context().reason).toEqual({ how: 'return', item, words: ' 差 ', tried: true })
    actor.send({ type: 'queue.write', words: ' 没有出处 ' })
    actor.send({ type: 'queue.send' })
    expect(context().verdict).toEqual({ how: 'return', item, reason: '没有出处' })
    decide.answer(failed({ kind: 'rejected', reason: 'conflict', message: '已由 闻书远 审核' }))
    await settle()
    await read(pageOf())
    expect(context()).toMatchObject({ reason: null, failure: { message: '已由 闻书远 审核' } })
    expect(states.at(-1)).toBe('ready')
  })

  it('forgets a reason that is being written when others are chosen', async () => {
    const { actor, read, context } = start()
    await read(pageOf(item))
    actor.send({ type: 'queue.refuse', how: 'return', item })
    actor.send({ type: 'queue.show', query: { organisationId: 0, page: 1 } })
    expect(context()).toMatchObject({ reason: null, query: { organisationId: 0 }, page: { items: [] } })
  })

  it('keeps what was written, and the page, where a verdict could not be sent', async () => {
    const { actor, decide, read, states, context } = start()
    await read(pageOf(item))
    actor.send({ type: 'queue.refuse', how: 'return', item })
    actor.send({ type: 'queue.write', words: '没有出处' })
    actor.send({ type: 'queue.send' })
    decide.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect(context()).toMatchObject({
      reason: { words: '没有出处' },
      failure: { kind: 'unreachable' },
      page: { total: 1 },
    })
    actor.send({ type: 'queue.leave' })
    actor.send(APPROVE)
    expect(context().failure).toBeNull()
    decide.answer(failed({ kind: 'timedOut' }))
    await settle()
    expect(context()).toMatchObject({ reason: null, failure: { kind: 'timedOut' }, page: { total: 1 } })
    expect(states.slice(-4)).toEqual(['explaining', 'ready', 'deciding', 'ready'])
  })

  it('that cannot be read is read again when asked; a bug is a defect', async () => {
    const { actor, load, states } = start()
    load.answer(failed({ kind: 'timedOut' }))
    await settle()
    actor.send({ type: 'queue.reread' })
    load.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'queue.reread' })
    await settle()
    expect(states).toEqual([
      { reading: 'first' },
      'failed',
      { reading: 'first' },
      'defect',
      { reading: 'first' },
    ])
  })

  it('fails where it cannot be read again, and is defective where that or a verdict has a bug', async () => {
    const away = start()
    await away.read(pageOf(item))
    away.actor.send(APPROVE)
    away.decide.answer(success(true))
    await settle()
    away.load.answer(failed({ kind: 'unreachable' }))
    await settle()
    const rereading = start()
    await rereading.read(pageOf(item))
    rereading.actor.send(APPROVE)
    rereading.decide.answer(success(true))
    await settle()
    rereading.load.fail(new Error('a bug'))
    const deciding = start()
    await deciding.read(pageOf(item))
    deciding.actor.send(APPROVE)
    deciding.decide.fail(new Error('a bug'))
    await settle()
    expect([away, rereading, deciding].map(({ states }) => states.at(-1))).toEqual([
      'failed',
      'defect',
      'defect',
    ])
  })

  it('takes every transition that it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(versionQueueMachine))
  })
})
