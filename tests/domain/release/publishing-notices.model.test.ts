import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { PublishingNotice } from '#domain/release/publishing-notice.ts'
import { publishingNoticesMachine } from '#domain/release/publishing-notices.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const NOTICE: PublishingNotice = {
  id: 5,
  kind: 'declined',
  contentId: 9,
  type: 3,
  name: '浮力讲义',
  reason: '没有出处',
  at: '2026-03-03T08:00:00Z',
}

const open = () => {
  const load = deferred<Result<readonly PublishingNotice[], Failure>>()
  const see = deferred<Result<true, Failure>>()
  const seen: number[][] = []
  const actor = createActor(
    publishingNoticesMachine.provide({
      actors: {
        load: fromPromise(load.ask),
        see: fromPromise(({ input }) => {
          seen.push([...input])
          return see.ask()
        }),
      },
    }),
    { inspect: log.inspect },
  )
  const told: number[] = []
  actor.on('notices.told', ({ count }) => told.push(count))
  actor.start()
  return { actor, load, see, seen, told }
}

it('what others decided stands until it is put away, however often that fails', async () => {
  const { actor, load, see, seen, told } = open()
  load.answer(success([NOTICE]))
  await settle()
  actor.send({ type: 'notices.see' })
  see.answer(UNREACHABLE)
  await settle()
  expect(actor.getSnapshot().context).toEqual({ notices: [NOTICE], failure: { kind: 'unreachable' } })
  actor.send({ type: 'notices.see' })
  see.fail(new Error('bug'))
  await settle()
  expect(actor.getSnapshot().value).toBe('ready')
  actor.send({ type: 'notices.see' })
  see.answer(success(true))
  await settle()
  expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { notices: [], failure: null } })
  load.answer(success([{ ...NOTICE, id: 6 }]))
  await settle()
  expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { notices: [{ id: 6 }] } })
  expect(told).toEqual([1, 0, 1])
  expect(seen).toEqual([[5], [5], [5]])
  actor.stop()
})

it('a page does without what cannot be read', async () => {
  const lost = open()
  lost.load.answer(UNREACHABLE)
  const broken = open()
  broken.load.fail(new Error('bug'))
  await settle()
  for (const { actor } of [lost, broken]) {
    expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { notices: [] } })
    actor.stop()
  }
})

it('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(publishingNoticesMachine))
})
