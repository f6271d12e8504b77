import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ReleaseRequest } from '#domain/release/release-request.ts'
import { releasesMachine } from '#domain/release/releases.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { aRelease } from '#tests/support/releases.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const pageOf = (...items: ReleaseRequest[]): Page<ReleaseRequest> => ({
  index: 1,
  size: 20,
  total: items.length,
  items,
})

const start = () => {
  const load = deferred<Result<Page<ReleaseRequest>, Failure>>()
  const decide = deferred<Result<true, Failure>>()
  const actor = createActor(
    releasesMachine.provide({ actors: { load: fromPromise(load.ask), decide: fromPromise(decide.ask) } }),
    { inspect: log.inspect, input: { query: { status: 'asked', page: 1 } } },
  )
  const { states } = record(actor)
  actor.start()
  const read = async (page: Page<ReleaseRequest>) => {
    load.answer(success(page))
    await settle()
  }
  return { actor, load, decide, states, read, context: () => actor.getSnapshot().context }
}
const request = aRelease()
const GRANT = { type: 'queue.approve', item: request } as const

describe('the queue of releases', () => {
  it('is read again once a request was granted', async () => {
    const { actor, decide, read, states, context } = start()
    await read(pageOf(request))
    actor.send(GRANT)
    expect(context().verdict).toEqual({ how: 'approve', item: request })
    decide.answer(success(true))
    await settle()
    await read(pageOf())
    expect(context()).toMatchObject({ verdict: null, failure: null, page: { total: 0 } })
    expect(states).toEqual([{ reading: 'first' }, 'ready', 'deciding', { reading: 'again' }, 'ready'])
  })

  it('wants a reason before a request is declined; it can be left', async () => {
    const { actor, decide, read, states, context } = start()
    await read(pageOf(request))
    actor.send({ type: 'queue.refuse', how: 'decline', item: request })
    actor.send({ type: 'queue.leave' })
    expect(context().reason).toBeNull()
    actor.send({ type: 'queue.refuse', how: 'decline', item: request })
    actor.send({ type: 'queue.write', words: ' 差 ' })
    actor.send({ type: 'queue.send' })
    expect(context().reason).toEqual({ how: 'decline', item: request, words: ' 差 ', tried: true })
    actor.send({ type: 'queue.write', words: ' 没有出处 ' })
    actor.send({ type: 'queue.send' })
    expect(context().verdict).toEqual({ how: 'decline', item: request, reason: '没有出处' })
    decide.answer(failed({ kind: 'rejected', reason: 'conflict', message: '已由 闻书远 审核' }))
    await settle()
    await read(pageOf())
    expect(context()).toMatchObject({ reason: null, failure: { message: '已由 闻书远 审核' } })
    expect(states.at(-1)).toBe('ready')
  })

  it('keeps what was written, and the page, where a verdict could not be sent', async () => {
    const { actor, decide, read, states, context } = start()
    await read(pageOf(request))
    actor.send({ type: 'queue.refuse', how: 'decline', item: request })
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
    actor.send(GRANT)
    expect(context().failure).toBeNull()
    decide.answer(failed({ kind: 'timedOut' }))
    await settle()
    expect(context()).toMatchObject({ reason: null, failure: { kind: 'timedOut' }, page: { total: 1 } })
    expect(states.slice(-4)).toEqual(['explaining', 'ready', 'deciding', 'ready'])
  })

  it('forgets a reason that is being written when other requests are chosen', async () => {
    const { actor, read, context } = start()
    await read(pageOf(request))
    actor.send({ type: 'queue.refuse', how: 'end', item: request })
    actor.send({ type: 'queue.show', query: { status: 'granted', page: 1 } })
    expect(context()).toMatchObject({ reason: null, query: { status: 'granted' }, page: { items: [] } })
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
    await away.read(pageOf(request))
    away.actor.send(GRANT)
    away.decide.answer(success(true))
    await settle()
    away.load.answer(failed({ kind: 'unreachable' }))
    await settle()
    const rereading = start()
    await rereading.read(pageOf(request))
    rereading.actor.send(GRANT)
    rereading.decide.answer(success(true))
    await settle()
    rereading.load.fail(new Error('a bug'))
    const deciding = start()
    await deciding.read(pageOf(request))
    deciding.actor.send(GRANT)
    deciding.decide.fail(new Error('a bug'))
    await settle()
    expect([away, rereading, deciding].map(({ states }) => states.at(-1))).toEqual([
      'failed',
      'defect',
      'defect',
    ])
  })

  it('takes every transition that it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(releasesMachine))
  })
})
