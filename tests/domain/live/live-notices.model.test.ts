import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LiveNotice } from '#domain/live/live-notice.ts'
import { liveNoticesMachine } from '#domain/live/live-notices.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const NOTICE: LiveNotice = {
  id: 5,
  kind: 'cancelled',
  contentId: 9,
  name: '函数专题',
  sessionName: '第 1 讲',
  startTime: '2026-03-03T08:00:00Z',
  wasStartTime: '',
  reason: '老师身体不适',
}

const open = () => {
  const load = deferred<Result<readonly LiveNotice[], Failure>>()
  const see = deferred<Result<true, Failure>>()
  const seen: number[][] = []
  const actor = createActor(
    liveNoticesMachine.provide({
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

it('what became of lessons stands until it is put away, however often that fails', async () => {
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
  expect([...log.taken].sort()).toEqual(declaredTransitions(liveNoticesMachine))
})
