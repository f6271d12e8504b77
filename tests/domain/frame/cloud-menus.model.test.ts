import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { type FileItem, nameWithoutSuffix } from '#domain/catalogue/file-item.ts'
import {
  type CloudMenuConsole,
  type CloudMenuForm,
  type CloudMenuOrder,
  cloudMenuFault,
  cloudMenuFormOf,
  type ManagedCloudMenu,
  newCloudMenu,
  ownFileForm,
  rebasedCloudMenu,
  trimmedCloudMenu,
  wholeFileName,
  withFile,
} from '#domain/frame/cloud-menu.ts'
import { cloudMenusMachine, warnedCloudMenuFault } from '#domain/frame/cloud-menus.machine.ts'
import type { KeptCloudMenu, OpenedCloudMenus } from '#domain/frame/cloud-menus.setup.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('cloudMenus')
const log = transitionLog()

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const CONFLICT: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })
const fileOf = (id: number): FileItem => ({
  id,
  name: `须知${id}.pdf`,
  suffix: 'pdf',
  size: 1,
  hash: '',
  downloadUrl: '',
  previewUrl: '',
  previewKind: 'none',
  thumbUrl: '',
  updateTime: '',
})
const menuOf = (id: number, more: Partial<ManagedCloudMenu> = {}): ManagedCloudMenu => ({
  id,
  rowVersion: 1,
  name: `栏目${id}`,
  parameter: `code=school-${id}&orgId=1`,
  parts: ['notices'],
  kinds: [],
  files: [],
  ...more,
})
const consoleOf = (...menus: readonly ManagedCloudMenu[]): CloudMenuConsole => ({
  organisationId: 1,
  schools: [
    { id: 1, name: '一中' },
    { id: 2, name: '二中' },
  ],
  kinds: ['课件'],
  menus,
})
const TWO = consoleOf(menuOf(1, { files: [fileOf(7)] }), menuOf(2))
const opened = (shown: CloudMenuConsole, left: CloudMenuForm | null = null) => success({ shown, left })
const INPUT = { userId: 8, organisationId: 0 }

const EVENTS = [
  { type: 'cloudMenus.show', organisationId: 1 },
  { type: 'cloudMenus.show', organisationId: 2 },
  { type: 'cloudMenus.begin' },
  { type: 'cloudMenus.open', id: 1 },
  { type: 'cloudMenus.open', id: 9 },
  { type: 'cloudMenus.change', fields: { name: ' 新生 ', parts: ['notices'] } },
  { type: 'cloudMenus.change', fields: { name: '' } },
  { type: 'cloudMenus.addFile', file: ownFileForm(3, '地图.png') },
  { type: 'cloudMenus.save' },
  { type: 'cloudMenus.cancel' },
  { type: 'cloudMenus.weigh', id: 1 },
  { type: 'cloudMenus.weigh', id: 9 },
  { type: 'cloudMenus.choose', into: 2 },
  { type: 'cloudMenus.choose', into: 1 },
  { type: 'cloudMenus.remove' },
  { type: 'cloudMenus.place', id: 1, at: 1 },
  { type: 'cloudMenus.place', id: 1, at: 0 },
  { type: 'cloudMenus.reread' },
  done('opening', opened(TWO)),
  done('opening', opened(TWO, { ...newCloudMenu(1), name: '留着' })),
  done('opening', UNREACHABLE),
  broken('opening'),
  done('rereading', success(TWO)),
  done('rereading', success(consoleOf(menuOf(2)))),
  done('rereading', UNREACHABLE),
  broken('rereading'),
  ...['saving', 'removing', 'ordering'].flatMap((where) => [
    done(where, success(true)),
    done(where, CONFLICT),
    done(where, UNREACHABLE),
    broken(where),
  ]),
]

const essence = ({ value, context }: SnapshotFrom<typeof cloudMenusMachine>) => ({
  value,
  school: context.organisationId,
  menus: context.shown && context.shown.menus.map(({ id }) => id).join(),
  form: context.form && [context.form.id, context.form.name, context.form.files.length].join(),
  tried: context.tried,
  leaving: context.leaving && [context.leaving.id, context.leaving.into].join(),
  told: context.done,
  failed: context.failure !== null,
  waits: context.next?.ids.join(),
})

const bind = (kept: KeptCloudMenu[] = [], saved: CloudMenuForm[] = []) => {
  const opening = deferred<Result<OpenedCloudMenus, Failure>>()
  const rereading = deferred<Result<CloudMenuConsole, Failure>>()
  const saving = deferred<Result<true, Failure>>()
  const removing = deferred<Result<true, Failure>>()
  const ordering = deferred<Result<true, Failure>>()
  const machine = cloudMenusMachine.provide({
    actors: {
      open: fromPromise(opening.ask),
      read: fromPromise(rereading.ask),
      save: fromPromise(({ input }) => {
        saved.push(input)
        return saving.ask()
      }),
      remove: fromPromise(removing.ask),
      order: fromPromise(ordering.ask),
    },
    actions: { keep: (_, draft) => void kept.push(draft) },
  })
  return { machine, ports: { opening, rereading, saving, removing, ordering } }
}

const open = async (bound: ReturnType<typeof bind>, left: CloudMenuForm | null = null) => {
  const actor = createActor(bound.machine, { input: INPUT }).start()
  bound.ports.opening.answer(opened(TWO, left))
  await settle()
  return actor
}

describe('the menu of the cloud school', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: cloudMenusMachine,
      input: INPUT,
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(20)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(cloudMenusMachine))
  })

  it('keeps what is typed until it is saved, on what is there by now', async () => {
    const [kept, saved]: [KeptCloudMenu[], CloudMenuForm[]] = [[], []]
    const bound = bind(kept, saved)
    const actor = await open(bound)
    actor.send({ type: 'cloudMenus.open', id: 1 })
    actor.send({ type: 'cloudMenus.change', fields: { name: ' 新生 ' } })
    expect(kept.at(-1)).toMatchObject({ userId: 8, organisationId: 1, form: { name: ' 新生 ' } })
    actor.send({ type: 'cloudMenus.save' })
    bound.ports.saving.answer(CONFLICT)
    await settle()
    const theirs = menuOf(1, { rowVersion: 4, files: [fileOf(7), fileOf(8)] })
    bound.ports.rereading.answer(success(consoleOf(theirs, menuOf(2))))
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({
      failure: { reason: 'conflict' },
      form: { name: ' 新生 ', rowVersion: 4, files: [{ id: 7 }, { id: 8 }] },
    })
    actor.send({ type: 'cloudMenus.save' })
    bound.ports.saving.answer(success(true))
    await settle()
    expect(saved.map(({ name, rowVersion }) => [name, rowVersion])).toEqual([
      ['新生', 1],
      ['新生', 4],
    ])
    expect(kept.at(-1)?.form).toBeNull()
  })

  it('goes on with what was left unsaved', async () => {
    const actor = await open(bind(), { ...newCloudMenu(1), name: '留着' })
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context).toMatchObject({ restored: true, form: { name: '留着' } })
    const refused: unknown[] = []
    actor.on('cloudMenus.refused', (told) => refused.push(told))
    actor.send({ type: 'cloudMenus.save' })
    expect(refused).toHaveLength(1)
    expect(warnedCloudMenuFault(actor.getSnapshot().context)).toBe('nothing')
  })

  it('stands in another order at once, and as before where that fails', async () => {
    const bound = bind()
    const actor = await open(bound)
    const ids = () => actor.getSnapshot().context.shown?.menus.map(({ id }) => id)
    actor.send({ type: 'cloudMenus.place', id: 2, at: 0 })
    expect(ids()).toEqual([2, 1])
    bound.ports.ordering.answer(CONFLICT)
    await settle()
    bound.ports.rereading.answer(success(TWO))
    await settle()
    expect(ids()).toEqual([1, 2])
  })
})

describe('entries that are placed again before the answer', () => {
  const THREE = consoleOf(menuOf(1), menuOf(2), menuOf(3))
  const begun = async () => {
    const orders: CloudMenuOrder[] = []
    const { machine, ports } = bind()
    const heard = machine.provide({
      actors: {
        order: fromPromise(({ input }) => {
          orders.push(input)
          return ports.ordering.ask()
        }),
      },
    })
    const actor = createActor(heard, { input: INPUT }).start()
    ports.opening.answer(opened(THREE))
    await settle()
    const order = () => actor.getSnapshot().context.shown?.menus.map(({ id }) => id)
    return { actor, ports, order, orders }
  }

  it('stand there at once, and are sent together when the first is answered and read', async () => {
    const { actor, ports, order, orders } = await begun()
    actor.send({ type: 'cloudMenus.place', id: 1, at: 1 })
    actor.send({ type: 'cloudMenus.place', id: 1, at: 2 })
    ports.ordering.answer(success(true))
    await settle()
    actor.send({ type: 'cloudMenus.place', id: 2, at: 1 })
    ports.rereading.answer(success(consoleOf(menuOf(2), menuOf(1), menuOf(3))))
    await settle()
    expect(orders.map(({ ids, seen }) => [ids, seen])).toEqual([
      [
        [2, 1, 3],
        [1, 2, 3],
      ],
      [
        [3, 2, 1],
        [2, 1, 3],
      ],
    ])
    expect(order()).toEqual([3, 2, 1])
  })

  it('are given up where the first is refused', async () => {
    const { actor, ports, order, orders } = await begun()
    actor.send({ type: 'cloudMenus.place', id: 1, at: 1 })
    actor.send({ type: 'cloudMenus.place', id: 1, at: 2 })
    ports.ordering.answer(CONFLICT)
    await settle()
    expect(order()).toEqual([2, 1, 3])
    ports.rereading.answer(success(THREE))
    await settle()
    expect([order(), orders.length]).toEqual([[1, 2, 3], 1])
  })
})

describe('an entry', () => {
  it('shows its files with their suffix, and without a dot where there is none', () => {
    expect(wholeFileName({ name: ' 须知 ', suffix: 'pdf' })).toBe('须知.pdf')
    expect(wholeFileName({ name: '须知', suffix: '' })).toBe('须知')
  })

  const form = cloudMenuFormOf(1, menuOf(1, { files: [fileOf(7), fileOf(9)] }))

  it.each([
    [{}, null],
    [{ name: '  ' }, 'name'],
    [{ name: ' 栏目2 ' }, 'taken'],
    [{ parts: [] }, null],
    [{ parts: [], files: [] }, 'nothing'],
    [{ parts: [], files: form.files.map((file) => ({ ...file, isOut: true })) }, 'nothing'],
    [{ files: [ownFileForm(1, '.pdf')] }, 'fileName'],
    [{ files: Array.from({ length: 101 }, (_, at) => ownFileForm(at + 1, 'a.pdf')) }, 'tooMany'],
  ] as const)('%o has the fault %s', (change, fault) => {
    expect(cloudMenuFault({ ...form, ...change }, TWO.menus)).toBe(fault)
  })

  const [first, second] = form.files
  if (first === undefined || second === undefined) throw new Error('the entry has two files')

  it('is sent without what was taken out, and without types where no files are shown', () => {
    const typed = {
      ...form,
      name: ' 新 ',
      parts: ['lives', 'notices'] as const,
      kinds: ['课件'],
      files: [
        { ...first, isOut: true },
        { ...second, name: ' 图 ' },
      ],
    }
    expect(trimmedCloudMenu(typed)).toMatchObject({
      name: '新',
      parts: ['notices', 'lives'],
      kinds: [],
      files: [{ id: 9, name: '图' }],
    })
  })

  it('has a file once, and back where it was taken out', () => {
    const out = { ...form, files: form.files.map((file) => ({ ...file, isOut: true })) }
    expect(withFile(out, first).files.map(({ isOut }) => isOut)).toEqual([false, true])
    expect(withFile(form, ownFileForm(3, '图.PNG')).files.at(-1)).toEqual({
      id: 0,
      ownFileId: 3,
      name: '图',
      suffix: 'PNG',
      isOut: false,
    })
    expect(nameWithoutSuffix('说明', 'pdf')).toBe('说明')
  })

  it('loses what somebody else took out, has what somebody added, and keeps what was typed', () => {
    const typed = withFile(withFile(form, ownFileForm(3, '图.png')), {
      ...ownFileForm(0, '旧.pdf'),
      id: 12,
    })
    const now = consoleOf(
      menuOf(1, { rowVersion: 2, files: [fileOf(7), fileOf(10)] }),
      menuOf(2, { files: [fileOf(12), fileOf(9)] }),
    )
    const rebased = rebasedCloudMenu(typed, now)
    expect(rebased.files.map(({ id, ownFileId }) => [id, ownFileId])).toEqual([
      [7, 0],
      [0, 3],
      [12, 0],
      [10, 0],
    ])
    expect([rebased.rowVersion, rebased.seen]).toEqual([2, [7, 10]])
    const gone = rebasedCloudMenu(typed, consoleOf(menuOf(2)))
    expect([gone.id, gone.rowVersion, gone.files.map(({ ownFileId }) => ownFileId)]).toEqual([0, 0, [3]])
    expect(rebasedCloudMenu(form, { ...now, organisationId: 2 })).toBe(form)
    expect(rebasedCloudMenu(form, TWO)).toBe(form)
  })
})
