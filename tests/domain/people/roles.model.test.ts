import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  type ManagedRole,
  NEW_ROLE,
  type RoleForm,
  type RoleRemoval,
  roleFault,
} from '#domain/people/role.ts'
import { rolesMachine, warnedRoleFault } from '#domain/people/roles.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('roles')
const log = transitionLog()

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const CONFLICT: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })
const MENUS = [{ name: '工作台', items: [{ name: '首页', parameter: 'code=yxsy' }] }]
const roleOf = (id: number, more: Partial<ManagedRole> = {}): ManagedRole => ({
  ...NEW_ROLE,
  id,
  rowVersion: 1,
  name: `角色${id}`,
  menus: MENUS,
  ...more,
})
const THREE = success([roleOf(1, { fixed: true }), roleOf(2, { holders: 3 }), roleOf(3)])

const EVENTS = [
  { type: 'roles.begin' },
  { type: 'roles.open', id: 2 },
  { type: 'roles.open', id: 9 },
  { type: 'roles.change', fields: { name: ' 教务员 ' } },
  { type: 'roles.change', fields: { name: '' } },
  { type: 'roles.save' },
  { type: 'roles.cancel' },
  ...[1, 2, 3, 9].map((id) => ({ type: 'roles.weigh', id })),
  { type: 'roles.choose', into: 1 },
  { type: 'roles.remove' },
  { type: 'roles.reread' },
  ...['opening', 'rereading'].flatMap((where) => [
    done(where, THREE),
    done(where, success([roleOf(1)])),
    done(where, UNREACHABLE),
    broken(where),
  ]),
  ...['saving', 'removing'].flatMap((where) => [
    done(where, success(true)),
    done(where, CONFLICT),
    done(where, UNREACHABLE),
    broken(where),
  ]),
]

const essence = ({ value, context }: SnapshotFrom<typeof rolesMachine>) => ({
  value,
  items: context.items.map(({ id }) => id).join(),
  form: context.form && [context.form.id, context.form.name].join(),
  tried: context.tried,
  leaving: context.leaving && [context.leaving.id, context.leaving.into].join(),
  told: context.done,
  failed: context.failure !== null,
})

const bind = (saved: RoleForm[] = [], removed: RoleRemoval[] = []) => {
  const reading = deferred<Result<readonly ManagedRole[], Failure>>()
  const saving = deferred<Result<true, Failure>>()
  const removing = deferred<Result<true, Failure>>()
  const machine = rolesMachine.provide({
    actors: {
      read: fromPromise(reading.ask),
      save: fromPromise(({ input }) => {
        saved.push(input)
        return saving.ask()
      }),
      remove: fromPromise(({ input }) => {
        removed.push(input)
        return removing.ask()
      }),
    },
  })
  return { machine, ports: { opening: reading, rereading: reading, saving, removing } }
}

const opened = async (bound: ReturnType<typeof bind>) => {
  const actor = createActor(bound.machine).start()
  bound.ports.opening.answer(THREE)
  await settle()
  return actor
}

describe('roles', () => {
  it('are everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: rolesMachine,
      input: undefined,
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(20)
  })

  it('take every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(rolesMachine))
  })

  it('are not removed while those who hold them have no other, and never where rosters name them', async () => {
    const removed: RoleRemoval[] = []
    const actor = await opened(bind([], removed))
    actor.send({ type: 'roles.weigh', id: 1 })
    actor.send({ type: 'roles.remove' })
    expect(actor.getSnapshot().context.leaving).toBeNull()
    actor.send({ type: 'roles.weigh', id: 2 })
    actor.send({ type: 'roles.remove' })
    actor.send({ type: 'roles.choose', into: 2 })
    actor.send({ type: 'roles.remove' })
    expect(removed).toEqual([])
    actor.send({ type: 'roles.choose', into: 3 })
    actor.send({ type: 'roles.remove' })
    expect(removed).toEqual([{ id: 2, rowVersion: 1, holders: 3, into: 3 }])
    expect(actor.getSnapshot().value).toBe('removing')
  })

  it('say that one is refused', async () => {
    const saved: RoleForm[] = []
    const actor = await opened(bind(saved))
    const refused: unknown[] = []
    actor.on('roles.refused', () => refused.push(warnedRoleFault(actor.getSnapshot().context)))
    actor.send({ type: 'roles.begin' })
    actor.send({ type: 'roles.save' })
    actor.send({ type: 'roles.change', fields: { name: '教务员', menus: [{ name: ' ', items: [] }] } })
    actor.send({ type: 'roles.save' })
    expect([refused, saved]).toEqual([['name', 'menuName'], []])
  })

  it('keep what was typed for who was overtaken, on the version that is there by now', async () => {
    const saved: RoleForm[] = []
    const bound = bind(saved)
    const actor = await opened(bound)
    actor.send({ type: 'roles.open', id: 2 })
    actor.send({ type: 'roles.change', fields: { name: ' 教务员 ', paperComposition: true } })
    actor.send({ type: 'roles.save' })
    bound.ports.saving.answer(CONFLICT)
    await settle()
    bound.ports.rereading.answer(success([roleOf(1), roleOf(2, { rowVersion: 5, holders: 8 })]))
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({
      failure: { reason: 'conflict' },
      form: { name: ' 教务员 ', rowVersion: 5, holders: 8 },
    })
    actor.send({ type: 'roles.save' })
    expect(saved.map(({ name, rowVersion }) => [name, rowVersion])).toEqual([
      ['教务员', 1],
      ['教务员', 5],
    ])
  })

  it('go on with what was typed while they were saved, on the version that was saved', async () => {
    const saved: RoleForm[] = []
    const bound = bind(saved)
    const actor = await opened(bound)
    actor.send({ type: 'roles.open', id: 2 })
    actor.send({ type: 'roles.change', fields: { name: '教务' } })
    actor.send({ type: 'roles.save' })
    actor.send({ type: 'roles.change', fields: { name: '教务员' } })
    bound.ports.saving.answer(success(true))
    await settle()
    actor.send({ type: 'roles.change', fields: { paperComposition: true } })
    bound.ports.rereading.answer(success([roleOf(1), roleOf(2, { rowVersion: 5, name: '教务' })]))
    await settle()
    expect(actor.getSnapshot().value).toBe('editing')
    actor.send({ type: 'roles.save' })
    expect(saved.map(({ name, rowVersion }) => [name, rowVersion])).toEqual([
      ['教务', 1],
      ['教务员', 5],
    ])
    bound.ports.saving.answer(success(true))
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ done: 'saved', form: null })
  })

  it('go on with what was typed while a new one was made, as that one', async () => {
    const saved: RoleForm[] = []
    const bound = bind(saved)
    const actor = await opened(bound)
    actor.send({ type: 'roles.begin' })
    actor.send({ type: 'roles.change', fields: { name: ' 年级组长 ' } })
    actor.send({ type: 'roles.save' })
    actor.send({ type: 'roles.change', fields: { paperComposition: true } })
    bound.ports.saving.answer(success(true))
    await settle()
    actor.send({ type: 'roles.change', fields: { name: '年级组组长' } })
    const made = roleOf(9, { rowVersion: 1, name: '年级组长' })
    bound.ports.rereading.answer(success([roleOf(1), roleOf(2), made]))
    await settle()
    actor.send({ type: 'roles.save' })
    expect(saved.at(-1)).toMatchObject({ id: 9, rowVersion: 1, name: '年级组组长', paperComposition: true })
  })

  it('are not taken for one that somebody else made of the same name', async () => {
    const saved: RoleForm[] = []
    const bound = bind(saved)
    const actor = await opened(bound)
    actor.send({ type: 'roles.begin' })
    actor.send({ type: 'roles.change', fields: { name: '年级组长' } })
    actor.send({ type: 'roles.save' })
    bound.ports.saving.answer(failed({ kind: 'rejected', reason: 'conflict', message: '已有' }))
    await settle()
    bound.ports.rereading.answer(success([roleOf(1), roleOf(2), roleOf(9, { name: '年级组长' })]))
    await settle()
    expect(actor.getSnapshot().context.form).toMatchObject({ id: 0, name: '年级组长' })
  })
})

describe('a role', () => {
  const others = [roleOf(1, { name: '教师' })]
  const menu = (...parameters: string[]) => [
    { name: '工作台', items: parameters.map((parameter) => ({ name: '一项', parameter })) },
  ]
  it.each([
    [{}, null],
    [{ name: '  ' }, 'name'],
    [{ name: ' 教师 ' }, 'taken'],
    [{ menus: [{ name: ' ', items: [] }] }, 'menuName'],
    [{ menus: [{ name: '工作台', items: [{ name: ' ', parameter: 'code=a' }] }] }, 'itemName'],
    [{ menus: menu('orgId=1') }, 'parameter'],
    [{ menus: menu('code=') }, 'parameter'],
    [{ menus: menu('code=a', 'orgId=1&code=a') }, 'repeated'],
    [{ menus: menu('code=a', 'code=b') }, null],
  ] as const)('%o has the fault %s', (change, fault) => {
    expect(roleFault(roleOf(2, { name: '教务员', ...change }), others)).toBe(fault)
  })
})
