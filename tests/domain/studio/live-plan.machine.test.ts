import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { livePlanMachine } from '#domain/studio/live-plan.machine.ts'
import type { LivePlan, PlanActing, PlanSaving } from '#domain/studio/live-plan.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aLivePlan } from '#tests/support/live-plans.ts'

type Told = Result<LivePlan, Failure>

const GATHER_MS = 800
const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const CONFLICT = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '在别处改过' })
const MISSING = failed<Failure>({ kind: 'rejected', reason: 'missing', message: '没有' })
const FORBIDDEN = failed<Failure>({ kind: 'forbidden', message: '没有权限' })
const named = (name: string) => ({ kind: 'set', fields: { name } }) as const

/** What the server tells once it has a document. */
const kept = ({ document, revision }: PlanSaving): Told =>
  success(aLivePlan({ document, revision: revision + 1 }))

const open = () => {
  const [opened, saved, performed, removed] = [
    deferred<Told>(),
    deferred<Told>(),
    deferred<Told>(),
    deferred<Result<true, Failure>>(),
  ]
  const clock = new SimulatedClock()
  const sent: PlanSaving[] = []
  const acts: PlanActing[] = []
  const told: string[] = []
  let made = 0
  const machine = livePlanMachine.provide({
    actors: {
      open: fromPromise(opened.ask),
      save: fromPromise(({ input }) => {
        sent.push(input)
        return saved.ask()
      }),
      perform: fromPromise(({ input }) => {
        acts.push(input)
        return performed.ask()
      }),
      remove: fromPromise(removed.ask),
    },
  })
  const plan = createActor(machine, { input: { id: 7, makeId: () => `intent-${(made += 1)}` }, clock })
  for (const type of ['livePlan.acted', 'livePlan.refused', 'livePlan.removed'] as const)
    plan.on(type, () => told.push(type))
  plan.start()
  const value = () => plan.getSnapshot().value
  const nameNow = () => plan.getSnapshot().context.document?.name
  const last = () => {
    const saving = sent.at(-1)
    if (saving === undefined) throw new Error('nothing was sent')
    return saving
  }
  const answer = async <T>(port: { answer(it: T): void }, it: T) => {
    port.answer(it)
    await settle()
  }
  return { plan, opened, saved, performed, removed, clock, sent, acts, told, value, nameNow, last, answer }
}

/** Read, and nothing changed yet. */
const ready = async () => {
  const it = open()
  await it.answer(it.opened, success(aLivePlan()))
  expect(it.value()).toEqual({ open: 'kept' })
  return it
}

describe('the plan of live lessons', () => {
  test('gathers what is typed, saves it once, and what was typed meanwhile after it', async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.change', change: named('导') })
    it.clock.increment(GATHER_MS - 1)
    it.plan.send({ type: 'livePlan.change', change: named('导数') })
    it.clock.increment(GATHER_MS - 1)
    expect(it.sent).toEqual([])
    it.clock.increment(1)
    expect(it.last()).toMatchObject({ id: 7, revision: 1, intentId: 'intent-1', document: { name: '导数' } })
    it.plan.send({ type: 'livePlan.change', change: named('导数专题') })
    await it.answer(it.saved, kept(it.last()))
    expect([it.value(), it.nameNow()]).toEqual([{ open: 'gathering' }, '导数专题'])
    it.clock.increment(GATHER_MS)
    expect(it.last()).toMatchObject({ revision: 2, intentId: 'intent-2' })
    await it.answer(it.saved, kept(it.last()))
    expect(it.value()).toEqual({ open: 'kept' })
    it.plan.stop()
  })

  test('sends what did not arrive again as it was, by itself and when asked', async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.change', change: named('导数') })
    it.clock.increment(GATHER_MS)
    await it.answer(it.saved, UNREACHABLE)
    expect(it.value()).toEqual({ open: 'lost' })
    it.clock.increment(2000)
    await it.answer(it.saved, UNREACHABLE)
    it.plan.send({ type: 'livePlan.retry' })
    await it.answer(it.saved, kept(it.last()))
    expect(it.sent.map(({ intentId }) => intentId)).toEqual(['intent-1', 'intent-1', 'intent-1'])
    expect(it.value()).toEqual({ open: 'kept' })
    it.plan.stop()
  })

  test('overwrites nothing that was changed elsewhere, and says what is refused', async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.change', change: named('导数') })
    it.clock.increment(GATHER_MS)
    await it.answer(it.saved, FORBIDDEN)
    expect(it.value()).toEqual({ open: 'unkept' })
    it.plan.send({ type: 'livePlan.change', change: named('导数专题') })
    it.clock.increment(GATHER_MS)
    await it.answer(it.saved, CONFLICT)
    expect([it.value(), it.nameNow()]).toEqual([{ open: 'conflicting' }, '导数专题'])
    it.plan.send({ type: 'livePlan.reload' })
    await it.answer(it.opened, success(aLivePlan({ revision: 5 })))
    expect([it.value(), it.nameNow()]).toEqual([{ open: 'kept' }, '函数专题'])
    it.plan.stop()
  })

  test('is published once what was typed is saved, by the revision that it is then', async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.change', change: named('导数') })
    it.plan.send({ type: 'livePlan.act', act: { kind: 'publish' } })
    expect(it.value()).toEqual({ open: 'saving' })
    await it.answer(it.saved, kept(it.last()))
    expect(it.acts).toEqual([{ id: 7, revision: 2, act: { kind: 'publish' } }])
    // Nothing is typed into what is being published.
    it.plan.send({ type: 'livePlan.change', change: named('别的') })
    await it.answer(it.performed, success(aLivePlan({ revision: 3, status: 'published' })))
    expect(it.plan.getSnapshot().context.plan?.status).toBe('published')
    it.plan.send({ type: 'livePlan.act', act: { kind: 'submit' } })
    await it.answer(it.performed, CONFLICT)
    expect(it.told).toEqual(['livePlan.acted', 'livePlan.refused'])
    expect(it.value()).toEqual({ open: 'kept' })
    it.plan.stop()
  })

  test('is saved still when its page goes, and sends nothing more when the session ends', async () => {
    const left = await ready()
    left.plan.send({ type: 'livePlan.change', change: named('导数') })
    left.plan.send({ type: 'livePlan.leave' })
    expect(left.value()).toEqual({ open: 'saving' })
    await left.answer(left.saved, kept(left.last()))
    expect(left.plan.getSnapshot().status).toBe('done')
    const dropped = await ready()
    dropped.plan.send({ type: 'livePlan.change', change: named('导数') })
    dropped.plan.send({ type: 'livePlan.drop' })
    dropped.clock.increment(GATHER_MS)
    expect([dropped.plan.getSnapshot().status, dropped.sent]).toEqual(['done', []])
  })

  test('is removed, or says why not', async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.remove' })
    await it.answer(it.removed, CONFLICT)
    expect(it.value()).toEqual({ open: 'kept' })
    it.plan.send({ type: 'livePlan.remove' })
    await it.answer(it.removed, success(true))
    expect([it.plan.getSnapshot().status, it.told]).toEqual([
      'done',
      ['livePlan.refused', 'livePlan.removed'],
    ])
  })

  test('is missing, failed or defective, and read again', async () => {
    const gone = open()
    await gone.answer(gone.opened, MISSING)
    expect(gone.value()).toBe('missing')
    gone.plan.stop()
    const it = open()
    await it.answer(it.opened, UNREACHABLE)
    expect(it.value()).toBe('failed')
    it.plan.send({ type: 'livePlan.retry' })
    it.opened.fail(new Error('bug'))
    await settle()
    expect(it.value()).toBe('defect')
    it.plan.send({ type: 'livePlan.retry' })
    await it.answer(it.opened, success(aLivePlan()))
    expect(it.value()).toEqual({ open: 'kept' })
    it.plan.stop()
  })
})
