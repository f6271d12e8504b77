import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { ALL_SCHOOLS, type SchoolAct, type SchoolMoves, type SchoolsRead } from '#domain/people/school.ts'
import { schoolsMachine } from '#domain/people/schools.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('schools')
const log = transitionLog()

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const QINGHE = { id: 1, name: '青禾实验学校', formerNames: [], people: 5, closed: false, quota: 0 }
const MOVES: SchoolMoves = { people: 4, contents: 9, drafts: 0, livePlans: 0, requests: 2, notices: 1 }

const listOf = (total: number, index = 1): Result<SchoolsRead, Failure> =>
  success({
    platform: true,
    targets: [{ id: 2, name: '江城第一中学' }],
    page: { index, size: 20, total, items: index === 1 ? [QINGHE] : [] },
  })

const ADD: SchoolAct = { kind: 'add', name: ' 晨光小学 ' }
const PAGE_2 = { keyword: '', page: 2 }

const EVENTS = [
  { type: 'schools.show', query: PAGE_2 },
  { type: 'schools.act', act: ADD },
  { type: 'schools.act', act: { kind: 'close', id: 1, closed: true } },
  { type: 'schools.act', act: { kind: 'rename', id: 1, seen: '青禾实验学校', name: ' ' } },
  { type: 'schools.weigh', merge: { id: 1, into: 2 } },
  { type: 'schools.merge' },
  { type: 'schools.leave' },
  { type: 'schools.reread' },
  ...[listOf(1), listOf(1, 2), UNREACHABLE].map((answer) => done('loading', answer)),
  broken('loading'),
  ...[success(MOVES), UNREACHABLE].map((answer) => done('weighing', answer)),
  broken('weighing'),
  ...[success(true), UNREACHABLE].map((answer) => done('acting', answer)),
  broken('acting'),
]

const essence = ({ value, context }: SnapshotFrom<typeof schoolsMachine>) => ({
  value,
  page: context.query.page,
  act: context.act?.kind ?? null,
  done: context.done,
  merge: context.merge !== null,
  failed: context.failure !== null,
})

const bind = (acts: SchoolAct[] = []) => {
  const loading = deferred<Result<SchoolsRead, Failure>>()
  const weighing = deferred<Result<SchoolMoves, Failure>>()
  const acting = deferred<Result<true, Failure>>()
  const machine = schoolsMachine.provide({
    actors: {
      load: fromPromise(loading.ask),
      weigh: fromPromise(weighing.ask),
      act: fromPromise(({ input }) => {
        acts.push(input)
        return acting.ask()
      }),
    },
  })
  return { machine, ports: { loading, weighing, acting } }
}

describe('schools', () => {
  it('are everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: schoolsMachine,
      input: ALL_SCHOOLS,
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(15)
  })

  it('take every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(schoolsMachine))
  })

  it('get no room that is no whole number of GB', async () => {
    const acts: SchoolAct[] = []
    const { machine, ports } = bind(acts)
    const actor = createActor(machine, { input: ALL_SCHOOLS }).start()
    ports.loading.answer(listOf(1))
    await settle()
    for (const quota of [1.5, -1, 10_001, 30])
      actor.send({ type: 'schools.act', act: { kind: 'quota', id: 1, seen: 0, quota } })
    expect(acts).toEqual([{ kind: 'quota', id: 1, seen: 0, quota: 30 }])
  })

  it('are merged only after it was said what moves; a name is sent trimmed', async () => {
    const acts: SchoolAct[] = []
    const { machine, ports } = bind(acts)
    const actor = createActor(machine, { input: ALL_SCHOOLS })
    const { states } = record(actor)
    actor.start()
    ports.loading.answer(listOf(1))
    await settle()
    actor.send({ type: 'schools.merge' })
    actor.send({ type: 'schools.weigh', merge: { id: 1, into: 2 } })
    ports.weighing.answer(success(MOVES))
    await settle()
    expect(actor.getSnapshot().context.merge).toEqual({ id: 1, into: 2, moves: MOVES })
    actor.send({ type: 'schools.merge' })
    ports.acting.answer(success(true))
    await settle()
    ports.loading.answer(listOf(1))
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ done: 'merge', merge: null })
    actor.send({ type: 'schools.act', act: { kind: 'add', name: ' 晨光小学 ' } })
    expect(acts).toEqual([
      { kind: 'merge', id: 1, into: 2 },
      { kind: 'add', name: '晨光小学' },
    ])
    expect(states).toEqual(['loading', 'ready', 'weighing', 'ready', 'acting', 'loading', 'ready', 'acting'])
  })
})
