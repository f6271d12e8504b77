import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { canCancel, canRunAgain, type Job } from '#domain/job/job.ts'
import { jobsMachine } from '#domain/job/jobs.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const aJob = (change: Partial<Job> = {}): Job => ({
  id: 'one',
  kind: 'film',
  subject: '浮力实验',
  userName: '李文静',
  state: 'running',
  progress: 10,
  tries: 1,
  reason: null,
  createdAt: '2026-03-02T00:00:00Z',
  startedAt: '2026-03-02T00:00:01Z',
  endedAt: '',
  own: true,
  ...change,
})
const pageOf = (...items: Job[]): Page<Job> => ({ index: 1, size: 20, total: items.length, items })

const start = () => {
  const load = deferred<Result<Page<Job>, Failure>>()
  const change = deferred<Result<true, Failure>>()
  const clock = new SimulatedClock()
  const actor = createActor(
    jobsMachine.provide({ actors: { load: fromPromise(load.ask), change: fromPromise(change.ask) } }),
    { clock, inspect: log.inspect, input: { scope: { organisationId: 0, page: 3 } } },
  )
  const { states } = record(actor)
  actor.start()
  const read = async (page: Page<Job>) => {
    load.answer(success(page))
    await settle()
  }
  return { actor, load, change, clock, states, read, context: () => actor.getSnapshot().context }
}

describe('the jobs', () => {
  it('are looked at again while one is under way, less often while nothing changes', async () => {
    const { clock, load, read, context } = start()
    await read(pageOf(aJob()))
    clock.increment(2_000)
    expect(load.asked()).toBe(2)
    await read(pageOf(aJob()))
    expect(context().quiet).toBe(1)
    clock.increment(2_000)
    expect(load.asked()).toBe(2)
    clock.increment(2_000)
    expect(load.asked()).toBe(3)
    await read(pageOf(aJob({ progress: 40 })))
    expect(context().quiet).toBe(0)
    clock.increment(2_000)
    await read(pageOf(aJob({ state: 'done', progress: 100 })))
    clock.increment(29_999)
    expect(load.asked()).toBe(4)
    clock.increment(1)
    expect(load.asked()).toBe(5)
  })

  it('stay on the page while the server cannot be reached', async () => {
    const { clock, load, read, states, context } = start()
    await read(pageOf(aJob()))
    clock.increment(2_000)
    load.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect([context().page.items, context().failure, states.at(-1)]).toEqual([[aJob()], null, 'ready'])
  })

  it('are cancelled and run again, also while they are looked at', async () => {
    const { actor, change, clock, read, states, context } = start()
    await read(pageOf(aJob()))
    actor.send({ type: 'jobs.change', change: { id: 'one', how: 'cancel' } })
    change.answer(success(true))
    await settle()
    await read(pageOf(aJob({ state: 'cancelled' })))
    clock.increment(30_000)
    actor.send({ type: 'jobs.change', change: { id: 'one', how: 'again' } })
    change.answer(failed({ kind: 'rejected', reason: 'conflict', message: '任务没有失败' }))
    await settle()
    expect(context().failure).toMatchObject({ reason: 'conflict' })
    expect(states).toEqual([
      'loading',
      'ready',
      'changing',
      'lookingAgain',
      'ready',
      'lookingAgain',
      'changing',
      'ready',
    ])
  })

  it('of a school are read when they are chosen', async () => {
    const { actor, read, context } = start()
    await read(pageOf(aJob()))
    actor.send({ type: 'jobs.show', scope: { organisationId: 1, page: 1 } })
    expect([context().scope.organisationId, context().page.items]).toEqual([1, []])
    await read(pageOf())
  })

  it('that cannot be read are read again when asked; a bug is a defect', async () => {
    const { actor, load, states } = start()
    load.answer(failed({ kind: 'timedOut' }))
    await settle()
    actor.send({ type: 'jobs.reread' })
    load.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'jobs.reread' })
    await settle()
    expect(states).toEqual(['loading', 'failed', 'loading', 'defect', 'loading'])
  })

  it('are defective where looking again or changing has a bug', async () => {
    const looking = start()
    await looking.read(pageOf(aJob()))
    looking.clock.increment(2_000)
    looking.load.fail(new Error('a bug'))
    await settle()
    const changing = start()
    await changing.read(pageOf(aJob()))
    changing.actor.send({ type: 'jobs.change', change: { id: 'one', how: 'cancel' } })
    changing.change.fail(new Error('a bug'))
    await settle()
    expect([looking.states.at(-1), changing.states.at(-1)]).toEqual(['defect', 'defect'])
  })

  it('are cancelled before their end and run again after a bad one, by their owner', () => {
    const offers = (state: Job['state'], own = true) => [
      canCancel({ state, own }),
      canRunAgain({ state, own }),
    ]
    expect(offers('waiting')).toEqual([true, false])
    expect(offers('failed')).toEqual([false, true])
    expect(offers('done')).toEqual([false, false])
    expect(offers('failed', false)).toEqual([false, false])
  })

  it('take every transition that they declare', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(jobsMachine))
  })
})
