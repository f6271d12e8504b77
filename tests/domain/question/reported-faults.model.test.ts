import { expect, it } from 'vitest'
import { createActor, createEmptyActor, fromPromise, fromTransition } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { faultCaseMachine } from '#domain/question/fault-case.machine.ts'
import { type FaultPage, faultListMachine } from '#domain/question/fault-list.machine.ts'
import type { FaultSettlement, ReportedFault } from '#domain/question/reported-fault.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { aQuestion } from '#tests/support/questions.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const OVERTAKEN = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '已由 王老师 处理' })
const FORBIDDEN = failed<Failure>({ kind: 'forbidden', message: '' })

const aFault = (settlement: FaultSettlement | null = null): ReportedFault => ({
  id: 3,
  kind: 'answer',
  content: '答案应该是 B',
  reportedAt: '2026-09-01T02:00:00Z',
  settlement,
})
const SETTLED = aFault({ verdict: 'notAFault', reply: '没有错', by: '王老师', at: '2026-09-02T02:00:00Z' })

const aPage = (change: Partial<FaultPage> = {}): FaultPage => ({
  index: 1,
  size: 10,
  total: 1,
  items: [{ ...aFault(), question: aQuestion(), reporter: '李老师', school: '清河中学' }],
  open: 1,
  ...change,
})

const list = eventsOf('faultList')
const LIST_EVENTS = [
  { type: 'faults.retry' },
  { type: 'faults.show', query: { settled: true, page: 1 } },
  { type: 'faults.changed', change: -1 },
  list.done('loading', success(aPage())),
  list.done('loading', success(aPage({ total: 0, items: [], open: 0 }))),
  list.done('loading', success(aPage({ total: 10, items: [] }))),
  list.done('loading', UNREACHABLE),
  list.done('loading', FORBIDDEN),
  list.broken('loading'),
]

it('the list goes by the shortest way to each of its states, and from there one step further in every way', async () => {
  const log = transitionLog()
  const states = await walkEverywhere({
    machine: faultListMachine,
    input: { query: { settled: false, page: 2 } },
    events: LIST_EVENTS,
    essence: ({ value, context }) => ({ value, ...context }),
    bind: () => {
      const load = deferred<Result<FaultPage, Failure>>()
      return {
        machine: faultListMachine.provide({ actors: { load: fromPromise(load.ask) } }),
        ports: { loading: load },
      }
    },
    inspect: log.inspect,
  })
  expect(states).toBeGreaterThan(8)
  expect([...log.taken].sort()).toEqual(declaredTransitions(faultListMachine))
})

const NO_LIST = createEmptyActor()
const one = eventsOf('faultCase')
const answers = (where: string, decided: ReportedFault) => [
  one.done(where, success(decided)),
  one.done(where, UNREACHABLE),
  one.done(where, OVERTAKEN),
  one.broken(where),
]
const CASE_EVENTS = [
  { type: 'faultCase.write', reply: ' 没有错 ' },
  { type: 'faultCase.write', reply: '长'.repeat(201) },
  { type: 'faultCase.settle', verdict: 'resolved' },
  { type: 'faultCase.settle', verdict: 'notAFault' },
  { type: 'faultCase.reopen' },
  ...answers('settling', SETTLED),
  ...answers('reopening', aFault()),
]

it('an error, open or settled, goes by the shortest way to each of its states, and one step further', async () => {
  const log = transitionLog()
  for (const fault of [aFault(), SETTLED]) {
    const states = await walkEverywhere({
      machine: faultCaseMachine,
      input: { fault, list: NO_LIST },
      events: CASE_EVENTS,
      essence: ({ value, context: { list: _, ...context } }) => ({ value, ...context }),
      bind: () => {
        const decide = deferred<Result<ReportedFault, Failure>>()
        return {
          machine: faultCaseMachine.provide({ actors: { decide: fromPromise(decide.ask) } }),
          ports: { settling: decide, reopening: decide },
        }
      },
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(15)
  }
  expect([...log.taken].sort()).toEqual(declaredTransitions(faultCaseMachine))
})

it('an error that is settled, and reopened, tells its list that one fewer is open, and one more', async () => {
  const told: number[] = []
  const counted = createActor(
    fromTransition((_: undefined, { change }: { type: 'faults.changed'; change: -1 | 1 }) => {
      told.push(change)
      return undefined
    }, undefined),
  )
  counted.start()
  const decide = deferred<Result<ReportedFault, Failure>>()
  const actor = createActor(faultCaseMachine.provide({ actors: { decide: fromPromise(decide.ask) } }), {
    input: { fault: aFault(), list: counted },
  })
  actor.start()
  const decided = async (answer: Result<ReportedFault, Failure>) => {
    decide.answer(answer)
    await settle()
  }
  actor.send({ type: 'faultCase.settle', verdict: 'resolved' })
  await decided(UNREACHABLE)
  expect(told).toEqual([])
  actor.send({ type: 'faultCase.settle', verdict: 'resolved' })
  await decided(success(SETTLED))
  actor.send({ type: 'faultCase.reopen' })
  await decided(success(aFault()))
  expect(told).toEqual([-1, 1])
})
