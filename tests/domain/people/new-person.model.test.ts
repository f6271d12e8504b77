import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { newPersonMachine } from '#domain/people/new-person.machine.ts'
import { type AddedPerson, type NewPersonForm, newPersonForm } from '#domain/people/new-person.ts'
import type { Managed } from '#domain/people/person.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { MANAGED } from '#tests/support/persons.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('newPerson')
const log = transitionLog()

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const ADDED: AddedPerson = { id: 10, name: '新来的', account: '13700000001', password: 'Chuci23456' }

const LEFT: NewPersonForm = {
  ...newPersonForm(MANAGED),
  account: '137',
  name: '没写完',
  roleId: 9,
  schools: [{ id: 2, name: '已停用的学校', review: false, administer: false }],
}

const EVENTS = [
  { type: 'newPerson.edit', fields: { account: '137 0000 0001', name: '新来的' } },
  { type: 'newPerson.edit', fields: { account: '1' } },
  { type: 'newPerson.add' },
  { type: 'newPerson.putAway' },
  { type: 'newPerson.reread' },
  done('opening', success({ managed: MANAGED, left: null })),
  done('opening', success({ managed: MANAGED, left: LEFT })),
  done('opening', UNREACHABLE),
  broken('opening'),
  done('adding', success(ADDED)),
  done('adding', UNREACHABLE),
  broken('adding'),
]

const essence = ({ value, context }: SnapshotFrom<typeof newPersonMachine>) => ({
  value,
  account: context.form?.account ?? null,
  fault: context.fault,
  failed: context.failure !== null,
  added: context.added?.id ?? null,
})

const bind = (sent: NewPersonForm[] = [], kept: (NewPersonForm | null)[] = []) => {
  const open = deferred<Result<{ managed: Managed; left: NewPersonForm | null }, Failure>>()
  const add = deferred<Result<AddedPerson, Failure>>()
  const machine = newPersonMachine.provide({
    actors: {
      open: fromPromise(open.ask),
      add: fromPromise(({ input }) => {
        sent.push(input)
        return add.ask()
      }),
    },
    actions: { keep: (_, { draft }) => void kept.push(draft) },
  })
  return { machine, ports: { opening: open, adding: add } }
}

describe('a new person', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: newPersonMachine,
      input: { userId: 1 },
      events: EVENTS,
      essence,
      bind,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(8)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(newPersonMachine))
  })

  it('is warned of at the first wrong field, sent trimmed, and makes way for the next of the same school', async () => {
    const sent: NewPersonForm[] = []
    const kept: (NewPersonForm | null)[] = []
    const { machine, ports } = bind(sent, kept)
    const actor = createActor(machine, { input: { userId: 1 } })
    const { states } = record(actor)
    const refused: unknown[] = []
    actor.on('newPerson.refused', () => refused.push(actor.getSnapshot().context.fault))
    actor.start()
    ports.opening.answer(success({ managed: MANAGED, left: null }))
    await settle()
    actor.send({ type: 'newPerson.add' })
    actor.send({ type: 'newPerson.edit', fields: { account: '137 0000 0001' } })
    actor.send({ type: 'newPerson.add' })
    actor.send({ type: 'newPerson.edit', fields: { name: ' 新来的 ' } })
    actor.send({ type: 'newPerson.add' })
    const school = { id: 1, name: '青禾实验学校', review: false, administer: false }
    expect(refused).toEqual(['account', 'name'])
    expect(sent).toEqual([
      { account: '13700000001', name: '新来的', title: '', roleId: 1, schools: [school] },
    ])
    ports.adding.answer(success(ADDED))
    await settle()
    expect(actor.getSnapshot().context.added).toEqual(ADDED)
    actor.send({ type: 'newPerson.putAway' })
    expect(actor.getSnapshot().context).toMatchObject({
      added: null,
      form: { account: '', name: '', roleId: 1, schools: [school] },
    })
    expect(states).toEqual(['opening', 'editing', 'adding', 'added', 'editing'])
    expect(kept.map((draft) => draft && [draft.account, draft.name])).toEqual([
      ['137 0000 0001', ''],
      ['137 0000 0001', ' 新来的 '],
      null,
    ])
  })

  it('leaves to the next what was typed after it was sent', async () => {
    const kept: (NewPersonForm | null)[] = []
    const { machine, ports } = bind([], kept)
    const actor = createActor(machine, { input: { userId: 1 } }).start()
    ports.opening.answer(success({ managed: MANAGED, left: null }))
    await settle()
    actor.send({ type: 'newPerson.edit', fields: { account: '13700000001', name: '新来的' } })
    actor.send({ type: 'newPerson.add' })
    actor.send({ type: 'newPerson.edit', fields: { title: '班主任' } })
    ports.adding.answer(success(ADDED))
    await settle()
    expect(kept.at(-1)).toMatchObject({ account: '', name: '', title: '班主任' })
    actor.send({ type: 'newPerson.putAway' })
    expect(actor.getSnapshot().context.form).toMatchObject({ account: '', name: '', title: '班主任' })
  })

  it('is gone on with after a reload, in schools and a role that there are', async () => {
    const { machine, ports } = bind()
    const actor = createActor(machine, { input: { userId: 1 } }).start()
    ports.opening.answer(success({ managed: MANAGED, left: LEFT }))
    await settle()
    expect(actor.getSnapshot().context.form).toEqual({ ...LEFT, roleId: 1, schools: [] })
  })

  it('keeps nothing where only schools and role are chosen, and everything where it could not be sent', async () => {
    const kept: (NewPersonForm | null)[] = []
    const { machine, ports } = bind([], kept)
    const actor = createActor(machine, { input: { userId: 1 } }).start()
    ports.opening.answer(success({ managed: MANAGED, left: null }))
    await settle()
    actor.send({ type: 'newPerson.edit', fields: { roleId: 4 } })
    actor.send({ type: 'newPerson.edit', fields: { account: '13700000001', name: '新来的' } })
    actor.send({ type: 'newPerson.add' })
    actor.send({ type: 'newPerson.edit', fields: { name: '新来的人' } })
    ports.adding.answer(UNREACHABLE)
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({
      form: { name: '新来的人' },
      failure: { kind: 'unreachable' },
    })
    expect(kept.map((draft) => draft?.name ?? null)).toEqual([null, '新来的', '新来的人'])
  })
})
