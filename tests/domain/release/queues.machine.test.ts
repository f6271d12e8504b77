import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { createDecisionQueue } from '#domain/kernel/decision-queue.machine.ts'
import type { LeftReason } from '#domain/kernel/decision-queue.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { releasesMachine } from '#domain/release/releases.machine.ts'
import { versionQueueMachine } from '#domain/release/version-queue.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { aRelease } from '#tests/support/releases.ts'
import { aVersionToReview } from '#tests/support/resource-versions.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

interface Queued<Query, Item, Refusal> {
  readonly item: Item
  readonly id: number
  readonly how: Refusal
  readonly query: Query
  /** Of others. */
  readonly other: Query
  readonly transitions: readonly string[]
}

/** What holds for every queue of a reviewer. */
const holdsFor = <Query, Item, Refusal extends string>(
  name: string,
  machine: ReturnType<typeof createDecisionQueue<Query, Item, Refusal>>,
  { item, id, how, query, other, transitions }: Queued<Query, Item, Refusal>,
): void => {
  describe(name, () => {
    const log = transitionLog()
    const pageOf = (...items: Item[]): Page<Item> => ({ index: 1, size: 20, total: items.length, items })
    const approval = { type: 'queue.approve', item } as const
    const refusal = { type: 'queue.refuse', how, item } as const

    const start = (left: readonly LeftReason<Refusal>[] = []) => {
      const load = deferred<Result<Page<Item>, Failure>>()
      const decide = deferred<Result<true, Failure>>()
      const actor = createActor(
        machine.provide({ actors: { load: fromPromise(load.ask), decide: fromPromise(decide.ask) } }),
        { inspect: log.inspect, input: { query, left } },
      )
      const { states } = record(actor)
      actor.start()
      const read = async (...items: Item[]) => {
        load.answer(success(pageOf(...items)))
        await settle()
      }
      const answer = async (result: Result<true, Failure>) => {
        decide.answer(result)
        await settle()
      }
      return { actor, load, decide, states, read, answer, context: () => actor.getSnapshot().context }
    }

    it('is read again once something was approved', async () => {
      const { actor, answer, read, states, context } = start()
      await read(item)
      actor.send(approval)
      expect(context().verdict).toEqual({ how: 'approve', item })
      await answer(success(true))
      await read()
      expect(context()).toMatchObject({ verdict: null, failure: null, page: { total: 0 } })
      expect(states).toEqual([{ reading: 'first' }, 'ready', 'deciding', { reading: 'again' }, 'ready'])
    })

    it('wants a reason before something is refused; it can be left', async () => {
      const { actor, answer, read, states, context } = start()
      await read(item)
      actor.send(refusal)
      actor.send({ type: 'queue.leave' })
      expect(context().reason).toBeNull()
      actor.send(refusal)
      actor.send({ type: 'queue.write', words: ' 差 ' })
      actor.send({ type: 'queue.send' })
      expect(context().reason).toEqual({ how, item, words: ' 差 ', tried: true })
      actor.send({ type: 'queue.write', words: ' 没有出处 ' })
      actor.send({ type: 'queue.send' })
      expect(context().verdict).toEqual({ how, item, reason: '没有出处' })
      await answer(failed({ kind: 'rejected', reason: 'conflict', message: '已由 闻书远 审核' }))
      await read()
      expect(context()).toMatchObject({ reason: null, failure: { message: '已由 闻书远 审核' } })
      expect(states.at(-1)).toBe('ready')
    })

    it('keeps what was written, and the page, where a verdict could not be sent', async () => {
      const { actor, answer, read, states, context } = start()
      await read(item)
      actor.send(refusal)
      actor.send({ type: 'queue.write', words: '没有出处' })
      actor.send({ type: 'queue.send' })
      await answer(failed({ kind: 'unreachable' }))
      expect(context()).toMatchObject({
        reason: { words: '没有出处' },
        failure: { kind: 'unreachable' },
        page: { total: 1 },
      })
      actor.send({ type: 'queue.leave' })
      actor.send(approval)
      expect(context().failure).toBeNull()
      await answer(failed({ kind: 'timedOut' }))
      expect(context()).toMatchObject({ reason: null, failure: { kind: 'timedOut' }, page: { total: 1 } })
      expect(states.slice(-4)).toEqual(['explaining', 'ready', 'deciding', 'ready'])
    })

    it('keeps a reason that is being written when others are chosen, and goes on where its item is', async () => {
      const { actor, read, answer, context } = start()
      await read(item)
      actor.send(refusal)
      actor.send({ type: 'queue.write', words: '没有' })
      actor.send({ type: 'queue.show', query: other })
      const left = [{ how, id, words: '没有' }]
      expect(context()).toMatchObject({ reason: null, left, query: other, page: { items: [] } })
      await read()
      actor.send({ type: 'queue.show', query })
      await read(item)
      expect(context()).toMatchObject({ reason: { how, item, words: '没有', tried: false }, left: [] })
      actor.send({ type: 'queue.write', words: '没有出处' })
      actor.send({ type: 'queue.send' })
      await answer(success(true))
      await read()
      expect(context()).toMatchObject({ reason: null, left: [] })
    })

    it('keeps nothing of a reason without words', async () => {
      const { actor, read, context } = start()
      await read(item)
      actor.send(refusal)
      actor.send({ type: 'queue.write', words: ' ' })
      actor.send({ type: 'queue.show', query: other })
      expect(context()).toMatchObject({ reason: null, left: [] })
    })

    it('keeps the reasons of several items; one is forgotten with its item', async () => {
      const left = [
        { how, id, words: '没有' },
        { how, id: id + 1000, words: '别的' },
      ]
      const { actor, read, answer, context } = start(left)
      await read(item)
      expect(context()).toMatchObject({ reason: { words: '没有' }, left: left.slice(1) })
      actor.send({ type: 'queue.show', query: other })
      expect(context().left).toEqual([left[1], left[0]])
      actor.send({ type: 'queue.show', query })
      await read(item)
      actor.send({ type: 'queue.leave' })
      actor.send(approval)
      await answer(success(true))
      expect(context()).toMatchObject({ reason: null, left: left.slice(1) })
    })

    it('goes on with a reason that was left, once what it is about is shown', async () => {
      const { actor, read, states, context } = start([{ how, id, words: '没有' }])
      await read()
      expect(context()).toMatchObject({ reason: null, left: [{ words: '没有' }] })
      actor.send({ type: 'queue.show', query: other })
      await read(item)
      expect(context()).toMatchObject({ reason: { how, item, words: '没有', tried: false }, left: [] })
      expect(states.at(-1)).toBe('explaining')
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
      const first = { reading: 'first' }
      expect(states).toEqual([first, 'failed', first, 'defect', first])
    })

    it('fails where it cannot be read again, and is defective where that or a verdict has a bug', async () => {
      const decided = async () => {
        const queue = start()
        await queue.read(item)
        queue.actor.send(approval)
        return queue
      }
      const [away, rereading, deciding] = [await decided(), await decided(), await decided()]
      await away.answer(success(true))
      away.load.answer(failed({ kind: 'unreachable' }))
      await rereading.answer(success(true))
      rereading.load.fail(new Error('a bug'))
      deciding.decide.fail(new Error('a bug'))
      await settle()
      const ends = [away, rereading, deciding].map(({ states }) => states.at(-1))
      expect(ends).toEqual(['failed', 'defect', 'defect'])
    })

    it('takes every transition that it declares', () => {
      expect([...log.taken].sort()).toEqual(transitions)
    })
  })
}

holdsFor('the queue of releases', releasesMachine, {
  item: aRelease(),
  id: aRelease().id,
  how: 'decline',
  query: { status: 'asked', page: 1 },
  other: { status: 'granted', page: 1 },
  transitions: declaredTransitions(releasesMachine),
})

holdsFor('the queue of new versions', versionQueueMachine, {
  item: aVersionToReview(),
  id: aVersionToReview().new.id,
  how: 'return',
  query: { organisationId: 1, page: 1 },
  other: { organisationId: 0, page: 1 },
  transitions: declaredTransitions(versionQueueMachine),
})
