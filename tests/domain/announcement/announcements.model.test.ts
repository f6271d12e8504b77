import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Announcement, ReadAnnouncements } from '#domain/announcement/announcement.ts'
import { announcementsMachine } from '#domain/announcement/announcements.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { anAnnouncement } from '#tests/support/announcements.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('announcements')
const log = transitionLog()
const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const pageOf = (items: readonly Announcement[], index = 1, total = items.length) =>
  success({ index, size: 10, total, items })
const TWO = pageOf([anAnnouncement({ id: 1 }), anAnnouncement({ id: 2 })])

const EVENTS = [
  { type: 'announcements.show', index: 2 },
  { type: 'announcements.reread' },
  { type: 'announcements.open', id: 1 },
  { type: 'announcements.open', id: 2 },
  { type: 'announcements.openAll' },
  done('loading', TWO),
  done('loading', pageOf([], 3, 2)),
  done('loading', UNREACHABLE),
  broken('loading'),
  done('telling', success(1)),
  done('telling', UNREACHABLE),
  broken('telling'),
]

const saidOf = (some: ReadAnnouncements): string =>
  some === 'all' ? some : [...some].sort((one, other) => one - other).join()

const essence = ({
  value,
  context: { index, page, opened, told, failure },
}: SnapshotFrom<typeof announcementsMachine>) => ({
  value,
  index,
  items: page.items.map(({ id, read }) => `${id}${read}`).join(),
  opened: saidOf(opened),
  told: saidOf(told),
  failed: failure !== null,
})

const bind = (told: ReadAnnouncements[] = []) => {
  const loading = deferred<Result<Page<Announcement>, Failure>>()
  const telling = deferred<Result<number, Failure>>()
  const machine = announcementsMachine.provide({
    actors: {
      load: fromPromise(loading.ask),
      tell: fromPromise(({ input }) => {
        told.push(input)
        return telling.ask()
      }),
    },
  })
  return { machine, ports: { loading, telling } }
}

describe('the notices of a reader', () => {
  it('are everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: announcementsMachine,
      input: { index: 1 },
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(15)
  })

  it('take every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(announcementsMachine))
  })

  it('are read once each, and what is left is said; what was opened meanwhile follows', async () => {
    const told: ReadAnnouncements[] = []
    const left: number[] = []
    const { machine, ports } = bind(told)
    const actor = createActor(machine, { input: { index: 1 } }).start()
    actor.on('announcements.left', ({ unread }) => left.push(unread))
    ports.loading.answer(TWO)
    await settle()
    actor.send({ type: 'announcements.open', id: 1 })
    actor.send({ type: 'announcements.open', id: 1 })
    actor.send({ type: 'announcements.open', id: 2 })
    ports.telling.answer(success(1))
    await settle()
    ports.telling.answer(success(0))
    await settle()
    actor.send({ type: 'announcements.open', id: 1 })
    expect(told).toEqual([[1], [2]])
    expect(left).toEqual([1, 0])
    expect(actor.getSnapshot().context.page.items.map(({ read }) => read)).toEqual([true, true])
  })

  it('are all read where that was wanted while the list, or what was opened before, was under way', async () => {
    const told: ReadAnnouncements[] = []
    const { machine, ports } = bind(told)
    const actor = createActor(machine, { input: { index: 1 } }).start()
    actor.send({ type: 'announcements.openAll' })
    ports.loading.answer(TWO)
    await settle()
    actor.send({ type: 'announcements.openAll' })
    ports.telling.answer(UNREACHABLE)
    await settle()
    actor.send({ type: 'announcements.open', id: 1 })
    actor.send({ type: 'announcements.openAll' })
    ports.telling.answer(success(1))
    await settle()
    ports.telling.answer(success(0))
    await settle()
    expect(told).toEqual(['all', [1], 'all'])
    expect(actor.getSnapshot().context.page.items.map(({ read }) => read)).toEqual([true, true])
  })
})
