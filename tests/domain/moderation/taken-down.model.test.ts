import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ContentStanding } from '#domain/moderation/content-standing.ts'
import { takenDownMachine } from '#domain/moderation/taken-down.machine.ts'
import { ALL_TAKEN_DOWN, type TakenDownContent, type TakenDownPage } from '#domain/moderation/taken-down.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('takenDown')
const log = transitionLog()

const ONE = { id: 7, name: '浮力讲义' } as TakenDownContent
const OFFERED = { contentId: 7, withdrawal: null } as ContentStanding
const pageOf = (index: number, total: number, ...items: TakenDownContent[]): Result<TakenDownPage, Failure> =>
  success({ index, size: 20, total, items })
const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
/** Somebody else was faster. */
const CONFLICT: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })

const EVENTS = [
  { type: 'list.show', query: { mine: true, page: 2 } },
  { type: 'list.reread' },
  { type: 'list.act', act: ONE },
  done('loading', pageOf(1, 1, ONE)),
  done('loading', pageOf(2, 1)),
  done('loading', UNREACHABLE),
  broken('loading'),
  done('acting', success(OFFERED)),
  done('acting', UNREACHABLE),
  done('acting', CONFLICT),
  broken('acting'),
]

const essence = ({ value, context }: SnapshotFrom<typeof takenDownMachine>) => ({
  value,
  query: context.query,
  items: context.page.items.length,
  failed: context.failure !== null,
  restored: context.act !== null,
})

const bind = (asked: unknown[] = []) => {
  const load = deferred<Result<TakenDownPage, Failure>>()
  const restore = deferred<Result<ContentStanding, Failure>>()
  const machine = takenDownMachine.provide({
    actors: {
      load: fromPromise(({ input }) => {
        asked.push(input.query)
        return load.ask()
      }),
      act: fromPromise(({ input }) => {
        asked.push(input.act.id)
        return restore.ask()
      }),
    },
  })
  return { machine, ports: { loading: load, acting: restore } }
}

describe('what was taken down', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: takenDownMachine,
      input: { query: ALL_TAKEN_DOWN },
      events: EVENTS,
      essence,
      bind,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(12)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(takenDownMachine))
  })

  it('is read again once one is offered again, which is named, and says why one was not', async () => {
    const asked: unknown[] = []
    const { machine, ports } = bind(asked)
    const actor = createActor(machine, { input: { query: ALL_TAKEN_DOWN } })
    actor.start()
    ports.loading.answer(pageOf(1, 1, ONE))
    await settle()
    actor.send({ type: 'list.act', act: ONE })
    ports.acting.answer(success(OFFERED))
    await settle()
    ports.loading.answer(pageOf(1, 0))
    await settle()
    expect(asked).toEqual([ALL_TAKEN_DOWN, 7, ALL_TAKEN_DOWN])
    expect(actor.getSnapshot().context).toMatchObject({ failure: null, act: ONE, page: { items: [] } })
    actor.send({ type: 'list.act', act: ONE })
    ports.acting.answer(CONFLICT)
    await settle()
    ports.loading.answer(pageOf(1, 1, ONE))
    await settle()
    const conflict = { kind: 'rejected', reason: 'conflict' }
    expect(actor.getSnapshot().context).toMatchObject({ failure: conflict, act: null })
    actor.send({ type: 'list.act', act: ONE })
    ports.acting.answer(UNREACHABLE)
    await settle()
    // Nobody knows what became of it: what stands there is what was decided on.
    expect(actor.getSnapshot()).toMatchObject({
      value: 'ready',
      context: { failure: { kind: 'unreachable' }, act: null, page: { items: [ONE] } },
    })
  })
})
