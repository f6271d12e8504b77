import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { peopleMachine } from '#domain/people/people.machine.ts'
import { EVERYBODY, type ListedPerson, type Managed } from '#domain/people/person.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const MANAGED: Managed = { platform: false, schools: [{ id: 1, name: '青禾实验学校' }], roles: [] }
const SOMEBODY: ListedPerson = {
  id: 1,
  name: '沈雨桐',
  account: '13900000001',
  title: '一级教师',
  roleName: '教师',
  schoolNames: ['青禾实验学校'],
  disabled: false,
  firstPassword: false,
  leaving: false,
  administrator: false,
}
const UNREACHABLE: Failure = { kind: 'unreachable' }
const pageOf = (index: number, total: number, ...items: ListedPerson[]): Page<ListedPerson> => ({
  index,
  size: 20,
  total,
  items,
})

const start = (query = EVERYBODY) => {
  const open = deferred<Result<Managed, Failure>>()
  const load = deferred<Result<Page<ListedPerson>, Failure>>()
  const asked: unknown[] = []
  const actor = createActor(
    peopleMachine.provide({
      actors: {
        open: fromPromise(open.ask),
        load: fromPromise(({ input }) => {
          asked.push(input)
          return load.ask()
        }),
      },
    }),
    { input: query, inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  const say = async <T>(port: { answer(value: T): void }, value: T) => {
    port.answer(value)
    await settle()
  }
  return {
    actor,
    states,
    asked,
    open: (value: Result<Managed, Failure>) => say(open, value),
    load: (value: Result<Page<ListedPerson>, Failure>) => say(load, value),
    breakOpen: async () => {
      open.fail(new Error('a bug'))
      await settle()
    },
    breakLoad: async () => {
      load.fail(new Error('a bug'))
      await settle()
    },
    context: () => actor.getSnapshot().context,
  }
}

describe('the people whom somebody administers', () => {
  it('come once it is known what one administers, and again as they are asked for', async () => {
    const { actor, open, load, states, asked, context } = start()
    await open(success(MANAGED))
    await load(success(pageOf(1, 1, SOMEBODY)))
    expect(context()).toEqual({
      query: EVERYBODY,
      managed: MANAGED,
      page: pageOf(1, 1, SOMEBODY),
      failure: null,
    })
    const narrowed = { ...EVERYBODY, keyword: '沈' }
    actor.send({ type: 'people.show', query: narrowed })
    await load(success(pageOf(1, 0)))
    actor.send({ type: 'people.reread' })
    await load(success(pageOf(1, 1, SOMEBODY)))
    expect(asked).toEqual([EVERYBODY, narrowed, narrowed])
    expect(states).toEqual(['opening', 'loading', 'ready', 'loading', 'ready', 'loading', 'ready'])
  })

  it('that were asked for meanwhile are those that come', async () => {
    const { actor, open, load, asked, context } = start()
    const other = { ...EVERYBODY, organisationId: 1 }
    actor.send({ type: 'people.show', query: other })
    await open(success(MANAGED))
    actor.send({ type: 'people.show', query: EVERYBODY })
    await load(success(pageOf(1, 1, SOMEBODY)))
    expect(asked).toEqual([other, EVERYBODY])
    expect(context().query).toEqual(EVERYBODY)
  })

  it('that cannot be read are read again when asked', async () => {
    const { actor, open, load, states, context } = start()
    await open(failed(UNREACHABLE))
    expect(context().failure).toEqual(UNREACHABLE)
    actor.send({ type: 'people.reread' })
    await open(success(MANAGED))
    await load(failed(UNREACHABLE))
    expect(context().failure).toEqual(UNREACHABLE)
    actor.send({ type: 'people.reread' })
    await load(success(pageOf(1, 0)))
    expect([context().failure, states.at(-1)]).toEqual([null, 'ready'])
  })

  it('are defective where there is a bug, and read again when asked', async () => {
    const first = start()
    await first.breakOpen()
    first.actor.send({ type: 'people.reread' })
    await first.open(success(MANAGED))
    await first.breakLoad()
    first.actor.send({ type: 'people.reread' })
    await first.load(success(pageOf(1, 0)))
    expect(first.states).toEqual(['opening', 'defect', 'opening', 'loading', 'defect', 'loading', 'ready'])
  })

  it('take every transition that they declare', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(peopleMachine))
  })
})
