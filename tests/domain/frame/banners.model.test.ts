import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { bannersMachine } from '#domain/frame/banners.machine.ts'
import {
  type BannerForm,
  bannerFault,
  bannerStageAt,
  type ManagedBanner,
  movedIds,
  NEW_BANNER,
} from '#domain/frame/managed-banner.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ChosenFile } from '#domain/session/chosen-file.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('banners')
const log = transitionLog()

const NOW = Date.parse('2026-09-01T00:00:00Z')
const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const CONFLICT: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })
const bannerOf = (id: number, rowVersion = 1): ManagedBanner => ({
  id,
  rowVersion,
  title: `横幅${id}`,
  imageUrl: '/a.jpg',
  mobileImageUrl: '/b.jpg',
  linkUrl: '',
  from: '',
  to: '',
})
const TWO = success([bannerOf(1), bannerOf(2)])
const FILE = { name: '开学.png', content: new Blob(['p']) }
const PICTURES = { wide: new Blob(['w']), tall: new Blob(['t']) }

const EVENTS = [
  { type: 'banners.begin' },
  { type: 'banners.open', id: 1 },
  { type: 'banners.open', id: 9 },
  { type: 'banners.change', fields: { title: ' 开学 ' } },
  { type: 'banners.picture', pictures: PICTURES, file: FILE },
  { type: 'banners.change', fields: { title: '' } },
  { type: 'banners.save', now: NOW },
  { type: 'banners.cancel' },
  { type: 'banners.move', id: 1, by: 1 },
  { type: 'banners.move', id: 1, by: -1 },
  { type: 'banners.remove', id: 2 },
  { type: 'banners.remove', id: 9 },
  { type: 'banners.reread' },
  done('recalling', FILE),
  done('recalling', null),
  broken('recalling'),
  ...['opening', 'rereading'].flatMap((where) => [
    done(where, TWO),
    done(where, success([bannerOf(2)])),
    done(where, UNREACHABLE),
    broken(where),
  ]),
  ...['saving', 'ordering', 'removing'].flatMap((where) => [
    done(where, success(true)),
    done(where, CONFLICT),
    done(where, UNREACHABLE),
    broken(where),
  ]),
]

const essence = ({
  value,
  context: { items, ordered, form, tried, failure, done: told },
}: SnapshotFrom<typeof bannersMachine>) => ({
  value,
  items: items.map(({ id }) => id).join(),
  ordered: ordered.join(),
  form: form && [form.id, form.title, form.pictures !== null].join(),
  tried,
  told,
  failed: failure !== null,
})

const bind = (saved: BannerForm[] = [], told: string[] = []) => {
  const recalling = deferred<ChosenFile | null>()
  const reading = deferred<Result<readonly ManagedBanner[], Failure>>()
  const saving = deferred<Result<true, Failure>>()
  const removing = deferred<Result<true, Failure>>()
  const ordering = deferred<Result<true, Failure>>()
  const machine = bannersMachine.provide({
    actions: {
      keepPicture: (_, { name }) => void told.push(name),
      letGo: () => void told.push('let go'),
    },
    actors: {
      recall: fromPromise(recalling.ask),
      read: fromPromise(reading.ask),
      save: fromPromise(({ input }) => {
        saved.push(input)
        return saving.ask()
      }),
      remove: fromPromise(removing.ask),
      order: fromPromise(ordering.ask),
    },
  })
  return { machine, ports: { recalling, opening: reading, rereading: reading, saving, removing, ordering } }
}

describe('banners', () => {
  it('are everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: bannersMachine,
      input: undefined,
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(20)
  })

  it('take every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(bannersMachine))
  })

  it('keep what was typed for who was overtaken, on the version that is there by now', async () => {
    const saved: BannerForm[] = []
    const { machine, ports } = bind(saved)
    const actor = createActor(machine).start()
    ports.recalling.answer(null)
    await settle()
    ports.opening.answer(TWO)
    await settle()
    actor.send({ type: 'banners.open', id: 1 })
    actor.send({ type: 'banners.change', fields: { title: ' ' } })
    const refused: unknown[] = []
    actor.on('banners.refused', (told) => refused.push(told))
    actor.send({ type: 'banners.save', now: NOW })
    expect(refused).toHaveLength(1)
    expect(actor.getSnapshot().value).toBe('editing')
    expect(saved).toEqual([])
    actor.send({ type: 'banners.change', fields: { title: ' 新题 ' } })
    actor.send({ type: 'banners.save', now: NOW })
    ports.saving.answer(CONFLICT)
    await settle()
    ports.rereading.answer(success([bannerOf(1, 5), bannerOf(2)]))
    await settle()
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context.failure).toMatchObject({ reason: 'conflict' })
    actor.send({ type: 'banners.save', now: NOW })
    expect(saved.map(({ title, rowVersion }) => [title, rowVersion])).toEqual([
      ['新题', 1],
      ['新题', 5],
    ])
  })
})

describe('banners that are moved again before the answer', () => {
  it('stand there at once, and are sent once more when the first is answered', async () => {
    const orders: (readonly number[])[] = []
    const { machine, ports } = bind()
    const heard = machine.provide({
      actors: {
        order: fromPromise(({ input }) => {
          orders.push(input)
          return ports.ordering.ask()
        }),
      },
    })
    const actor = createActor(heard).start()
    ports.recalling.answer(null)
    await settle()
    ports.opening.answer(success([bannerOf(1), bannerOf(2), bannerOf(3)]))
    await settle()
    actor.send({ type: 'banners.move', id: 1, by: 1 })
    actor.send({ type: 'banners.move', id: 1, by: 1 })
    ports.ordering.answer(success(true))
    await settle()
    expect(actor.getSnapshot().value).toBe('ordering')
    ports.ordering.answer(success(true))
    await settle()
    expect(orders).toEqual([
      [2, 1, 3],
      [2, 3, 1],
    ])
    const { value, context } = actor.getSnapshot()
    expect([value, context.items.map(({ id }) => id), context.done]).toEqual(['listing', [2, 3, 1], 'moved'])
  })
})

describe('the picture of a banner', () => {
  const opened = async (left: BannerForm | null) => {
    const told: string[] = []
    const { machine, ports } = bind([], told)
    const actor = createActor(machine, { input: { left } }).start()
    ports.recalling.answer(FILE)
    await settle()
    ports.opening.answer(TWO)
    await settle()
    return { actor, told, ports, context: () => actor.getSnapshot().context }
  }

  it('is there for the form that it was chosen in, and kept until that is left', async () => {
    const { actor, told, context } = await opened({ ...NEW_BANNER, title: '开学' })
    expect(context().left).toBe(FILE)
    actor.send({ type: 'banners.picture', pictures: PICTURES, file: FILE })
    expect([context().form?.pictures, told]).toEqual([PICTURES, [FILE.name]])
    actor.send({ type: 'banners.cancel' })
    expect([context().left, told]).toEqual([null, [FILE.name, 'let go']])
  })

  it('is let go of once it is saved, and not where that is unknown', async () => {
    const { actor, told, ports } = await opened({ ...NEW_BANNER, title: '开学' })
    actor.send({ type: 'banners.picture', pictures: PICTURES, file: FILE })
    actor.send({ type: 'banners.save', now: NOW })
    ports.saving.answer(UNREACHABLE)
    await settle()
    expect(told).toEqual([FILE.name])
    actor.send({ type: 'banners.save', now: NOW })
    ports.saving.answer(success(true))
    await settle()
    expect(told).toEqual([FILE.name, 'let go'])
  })

  it('is nothing without its form', async () => {
    const { actor, told, context } = await opened(null)
    expect(context().left).toBe(null)
    actor.send({ type: 'banners.picture', pictures: PICTURES, file: FILE })
    expect([context().form, told]).toEqual([null, []])
  })
})

describe('a banner', () => {
  const whole: BannerForm = { ...NEW_BANNER, title: '开学', pictures: PICTURES }
  it.each([
    [{}, null],
    [{ pictures: null }, 'picture'],
    [{ id: 3, pictures: null }, null],
    [{ title: '  ' }, 'title'],
    [{ linkUrl: '/list?type=1' }, null],
    [{ linkUrl: 'https://example.edu.cn/a' }, null],
    [{ linkUrl: '//elsewhere' }, 'link'],
    [{ linkUrl: 'javascript:alert(1)' }, 'link'],
    [{ from: '2026-09-01T00:00:00Z', to: '2026-09-01T00:00:00Z' }, 'dates'],
    [{ from: '2026-09-01T00:00:00Z', to: '2026-09-02T00:00:00Z' }, null],
    [{ to: '2026-09-01T00:00:00Z' }, 'over'],
    [{ from: '2026-08-01T00:00:00Z', to: '2026-08-31T00:00:00Z' }, 'over'],
    [{ id: 3, to: '2026-08-01T00:00:00Z' }, null],
    [{ id: 3, to: '2026-08-02T00:00:00Z' }, 'over'],
  ] as const)('%o has the fault %s', (change, fault) => {
    const there = [{ id: 3, to: '2026-08-01T00:00:00Z' }]
    expect(bannerFault({ ...whole, ...change }, NOW, there)).toBe(fault)
  })

  it('is shown from its beginning until just before its end', () => {
    const times = { from: '2026-09-01T00:00:00.000Z', to: '2026-09-02T00:00:00.000Z' }
    const at = (time: string) => bannerStageAt(times, Date.parse(time))
    expect(at('2026-08-31T23:59:59.999Z')).toBe('waiting')
    expect(at(times.from)).toBe('shown')
    expect(at('2026-09-01T23:59:59.999Z')).toBe('shown')
    expect(at(times.to)).toBe('over')
  })

  it('moves among the others, and not beyond them', () => {
    expect(movedIds([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
    expect(movedIds([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
    expect(movedIds([1, 2, 3], 9, 1)).toEqual([1, 2, 3])
  })
})
