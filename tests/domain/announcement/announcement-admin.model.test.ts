import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import {
  announcementAdminMachine,
  warnedAnnouncementFault,
} from '#domain/announcement/announcement-admin.machine.ts'
import type {
  KeptAnnouncement,
  OpenedAnnouncements,
  SavedAnnouncement,
} from '#domain/announcement/announcement-admin.setup.ts'
import { type ManagedAnnouncement, newAnnouncement } from '#domain/announcement/managed-announcement.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { aManagedAnnouncement } from '#tests/support/announcements.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('announcementAdmin')
const log = transitionLog()
const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const CONFLICT: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })
const MISSING: Result<never, Failure> = failed({ kind: 'rejected', reason: 'missing', message: '' })
const SCOPE = { platform: false, schools: [{ id: 1, name: '青禾实验学校' }] }
const TEXT = { html: '<p>一</p>', length: 1, pictures: 0 }
const pageOf = (items: readonly ManagedAnnouncement[], index = 1, total = items.length) =>
  success({ index, size: 20, total, items })
const TWO = pageOf([aManagedAnnouncement(), aManagedAnnouncement({ id: 2, status: 'draft' })])
const OPENED = success<OpenedAnnouncements>({ scope: SCOPE, left: null })
const LEFT = success<OpenedAnnouncements>({
  scope: SCOPE,
  left: { ...newAnnouncement(SCOPE, 0), title: '没写完' },
})
const INPUT = { userId: 8, ownSchoolId: 0, index: 1 }

const EVENTS = [
  { type: 'announcementAdmin.show', index: 2 },
  { type: 'announcementAdmin.reread' },
  { type: 'announcementAdmin.begin' },
  { type: 'announcementAdmin.open', id: 1 },
  { type: 'announcementAdmin.change', fields: { title: ' 开学 ', text: TEXT } },
  { type: 'announcementAdmin.save', publish: true, now: 0 },
  { type: 'announcementAdmin.cancel' },
  { type: 'announcementAdmin.act', id: 1, act: 'withdraw' },
  { type: 'announcementAdmin.act', id: 2, act: 'withdraw' },
  { type: 'announcementAdmin.act', id: 2, act: 'remove' },
  done('opening', OPENED),
  done('opening', LEFT),
  done('opening', UNREACHABLE),
  broken('opening'),
  done('loading', TWO),
  done('loading', pageOf([], 3, 2)),
  done('loading', UNREACHABLE),
  broken('loading'),
  ...['saving', 'acting'].flatMap((where) => [
    done(where, success(true)),
    done(where, CONFLICT),
    done(where, UNREACHABLE),
    done(where, MISSING),
    broken(where),
  ]),
]

const essence = ({
  value,
  context: { page, form, asked },
}: SnapshotFrom<typeof announcementAdminMachine>) => ({
  value,
  items: page.items.length,
  form: form && [form.id, form.title].join(),
  asked: value === 'acting' ? `${asked?.act} ${asked?.id}` : null,
})

const bind = (saved: SavedAnnouncement[] = [], kept: KeptAnnouncement[] = []) => {
  const opening = deferred<Result<OpenedAnnouncements, Failure>>()
  const loading = deferred<Result<Page<ManagedAnnouncement>, Failure>>()
  const saving = deferred<Result<true, Failure>>()
  const acting = deferred<Result<true, Failure>>()
  const machine = announcementAdminMachine.provide({
    actors: {
      open: fromPromise(opening.ask),
      load: fromPromise(loading.ask),
      save: fromPromise(({ input }) => {
        saved.push(input)
        return saving.ask()
      }),
      act: fromPromise(acting.ask),
    },
    actions: { keep: (_, draft) => void kept.push(draft) },
  })
  return { machine, ports: { opening, loading, saving, acting } }
}

describe('notices in the hands of administrators', () => {
  it('are everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: announcementAdminMachine,
      input: INPUT,
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(20)
  })

  it('take every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(announcementAdminMachine))
  })

  it('keep what was typed: in the browser until it is saved, and on the version of now for who was overtaken', async () => {
    const saved: SavedAnnouncement[] = []
    const kept: KeptAnnouncement[] = []
    const { machine, ports } = bind(saved, kept)
    const actor = createActor(machine, { input: INPUT }).start()
    const answer = async (page: typeof TWO) => {
      ports.loading.answer(page)
      await settle()
    }
    ports.opening.answer(OPENED)
    await settle()
    await answer(TWO)
    const refused: unknown[] = []
    actor.on('announcementAdmin.refused', (told) => refused.push(told))
    actor.send({ type: 'announcementAdmin.open', id: 1 })
    actor.send({ type: 'announcementAdmin.change', fields: { title: ' ' } })
    actor.send({ type: 'announcementAdmin.save', publish: false, now: 0 })
    expect(warnedAnnouncementFault(actor.getSnapshot().context)).toBe('title')
    actor.send({ type: 'announcementAdmin.change', fields: { title: ' 新题 ' } })
    actor.send({ type: 'announcementAdmin.save', publish: false, now: 0 })
    expect(refused).toHaveLength(1)
    ports.saving.answer(CONFLICT)
    await settle()
    await answer(pageOf([aManagedAnnouncement({ rowVersion: 5 })]))
    expect(actor.getSnapshot().context.failure).toMatchObject({ reason: 'conflict' })
    actor.send({ type: 'announcementAdmin.save', publish: false, now: 0 })
    ports.saving.answer(success(true))
    await settle()
    expect(saved.map(({ form }) => [form.title, form.rowVersion])).toEqual([
      ['新题', 1],
      ['新题', 5],
    ])
    expect(kept.map(({ form }) => form?.title ?? null)).toEqual([' ', ' 新题 ', null])
    expect(actor.getSnapshot().context).toMatchObject({ done: 'saved', form: null })
  })

  it('go on with what was typed while they were saved, on the version that was saved', async () => {
    const saved: SavedAnnouncement[] = []
    const kept: KeptAnnouncement[] = []
    const { machine, ports } = bind(saved, kept)
    const actor = createActor(machine, { input: INPUT }).start()
    ports.opening.answer(OPENED)
    await settle()
    ports.loading.answer(TWO)
    await settle()
    actor.send({ type: 'announcementAdmin.open', id: 1 })
    actor.send({ type: 'announcementAdmin.save', publish: false, now: 0 })
    actor.send({ type: 'announcementAdmin.change', fields: { title: '新' } })
    ports.saving.answer(success(true))
    await settle()
    actor.send({ type: 'announcementAdmin.change', fields: { title: '新题' } })
    ports.loading.answer(pageOf([aManagedAnnouncement({ rowVersion: 5 })]))
    await settle()
    expect(actor.getSnapshot().value).toBe('editing')
    actor.send({ type: 'announcementAdmin.save', publish: false, now: 0 })
    expect(saved.at(-1)?.form).toMatchObject({ title: '新题', rowVersion: 5 })
    expect(kept.map(({ form }) => form?.title ?? null)).toEqual(['新', '新', '新题'])
  })

  it('go on with what was typed while a new one was made, as that one', async () => {
    const saved: SavedAnnouncement[] = []
    const { machine, ports } = bind(saved)
    const actor = createActor(machine, { input: { ...INPUT, index: 2 } }).start()
    ports.opening.answer(OPENED)
    await settle()
    ports.loading.answer(TWO)
    await settle()
    const text = { html: '<p>停课</p>', length: 2, pictures: 0 }
    actor.send({ type: 'announcementAdmin.begin' })
    actor.send({ type: 'announcementAdmin.change', fields: { title: ' 停课 ', text } })
    actor.send({ type: 'announcementAdmin.save', publish: false, now: 0 })
    actor.send({ type: 'announcementAdmin.change', fields: { title: '停课一天' } })
    ports.saving.answer(success(true))
    await settle()
    expect(actor.getSnapshot().context.index).toBe(1)
    const made = aManagedAnnouncement({ id: 9, title: '停课', rowVersion: 1, status: 'draft' })
    ports.loading.answer(pageOf([made, aManagedAnnouncement()]))
    await settle()
    actor.send({ type: 'announcementAdmin.save', publish: false, now: 0 })
    expect(saved.at(-1)?.form).toMatchObject({ id: 9, rowVersion: 1, title: '停课一天' })
  })

  it('are begun while the list is read, as no other than a new one', async () => {
    const { machine, ports } = bind()
    const actor = createActor(machine, { input: INPUT }).start()
    ports.opening.answer(OPENED)
    await settle()
    actor.send({ type: 'announcementAdmin.begin' })
    ports.loading.answer(TWO)
    await settle()
    const fields = { title: '停课', text: { html: '<p>停课</p>', length: 2, pictures: 0 } }
    actor.send({ type: 'announcementAdmin.change', fields })
    actor.send({ type: 'announcementAdmin.save', publish: false, now: 0 })
    ports.saving.answer(success(true))
    await settle()
    actor.send({ type: 'announcementAdmin.begin' })
    ports.loading.answer(pageOf([aManagedAnnouncement({ id: 9, title: '停课', status: 'draft' })]))
    await settle()
    const { value, context } = actor.getSnapshot()
    expect([value, context.form?.id, context.form?.title]).toEqual(['editing', 0, ''])
  })

  it('become new ones where somebody removed what is typed in', async () => {
    const saved: SavedAnnouncement[] = []
    const { machine, ports } = bind(saved)
    const actor = createActor(machine, { input: INPUT }).start()
    ports.opening.answer(OPENED)
    await settle()
    ports.loading.answer(TWO)
    await settle()
    actor.send({ type: 'announcementAdmin.open', id: 2 })
    actor.send({ type: 'announcementAdmin.save', publish: true, now: 0 })
    ports.saving.answer(MISSING)
    await settle()
    ports.loading.answer(pageOf([aManagedAnnouncement()]))
    await settle()
    actor.send({ type: 'announcementAdmin.save', publish: true, now: 0 })
    expect(saved.map(({ form }) => form.id)).toEqual([2, 0])
    ports.saving.answer(success(true))
    await settle()
    expect(actor.getSnapshot().context.done).toBe('published')
  })
})
