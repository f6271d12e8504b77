import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { livePlanMachine } from '#domain/studio/live-plan.machine.ts'
import type { OpenedPlan } from '#domain/studio/live-plan.setup.ts'
import type { LivePlan, PlanActing, PlanSaving } from '#domain/studio/live-plan.ts'
import type { PlanDraft } from '#domain/studio/plan-merge.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aLivePlan, aPlanDocument } from '#tests/support/live-plans.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

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

/** What the server tells when it is asked for the plan, and what this browser kept of it. */
const read = (change: Partial<LivePlan> = {}, draft: PlanDraft | null = null) =>
  success({ plan: aLivePlan(change), kept: draft })

const open = () => {
  const [opened, saved, performed, removed] = [
    deferred<Result<OpenedPlan, Failure>>(),
    deferred<Told>(),
    deferred<Told>(),
    deferred<Result<true, Failure>>(),
  ]
  const clock = new SimulatedClock()
  const sent: PlanSaving[] = []
  const acts: PlanActing[] = []
  const told: string[] = []
  const drafts: (PlanDraft | null)[] = []
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
    actions: { keep: (_, { draft }) => drafts.push(draft) },
  })
  const plan = createActor(machine, {
    input: { id: 7, userId: 1, makeId: () => `intent-${(made += 1)}` },
    clock,
    inspect: log.inspect,
  })
  for (const type of ['livePlan.acted', 'livePlan.refused', 'livePlan.removed', 'livePlan.restored'] as const)
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
  return {
    plan,
    opened,
    saved,
    performed,
    removed,
    clock,
    sent,
    acts,
    told,
    drafts,
    value,
    nameNow,
    last,
    answer,
  }
}

/** Read, and nothing changed yet. */
const ready = async () => {
  const it = open()
  await it.answer(it.opened, read())
  expect(it.value()).toEqual({ open: 'kept' })
  return it
}

type Plan = Awaited<ReturnType<typeof ready>>

/** What was typed is sent and answered. */
const saved = async (it: Plan, answer: Told) => {
  it.clock.increment(GATHER_MS)
  await it.answer(it.saved, answer)
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

  test('says what is refused, and tries the next change', async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.change', change: named('导数') })
    it.clock.increment(GATHER_MS)
    await it.answer(it.saved, FORBIDDEN)
    expect(it.value()).toEqual({ open: 'unkept' })
    it.plan.send({ type: 'livePlan.change', change: named('导数专题') })
    it.clock.increment(GATHER_MS)
    expect(it.last()).toMatchObject({ intentId: 'intent-2', document: { name: '导数专题' } })
    it.plan.stop()
  })

  test('keeps what is typed until it is saved, and takes it up again after a reload', async () => {
    const first = await ready()
    first.plan.send({ type: 'livePlan.change', change: named('导数') })
    const draft = first.drafts.at(-1)
    expect(draft).toMatchObject({ base: { name: '函数专题' }, document: { name: '导数' } })
    first.plan.send({ type: 'livePlan.drop' })
    expect(first.drafts.at(-1)).toBe(draft)
    const again = open()
    await again.answer(again.opened, read({ revision: 3 }, draft))
    expect([again.value(), again.nameNow(), again.told]).toEqual([
      { open: 'gathering' },
      '导数',
      ['livePlan.restored'],
    ])
    again.clock.increment(GATHER_MS)
    expect(again.last()).toMatchObject({ revision: 3, document: { name: '导数' } })
    await again.answer(again.saved, kept(again.last()))
    expect(again.drafts.at(-1)).toBe(null)
    again.plan.stop()
  })

  test('knows that what was kept had arrived', async () => {
    const base = aPlanDocument()
    const document = aPlanDocument({ name: '导数' })
    const it = open()
    await it.answer(it.opened, read({ revision: 2, document }, { base, document: structuredClone(document) }))
    expect([it.value(), it.told, it.drafts]).toEqual([{ open: 'kept' }, [], [null]])
    it.plan.stop()
  })

  test('whose films have addresses that are over is read again', async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.outdated' })
    expect(it.value()).toEqual({ open: 'rereading' })
    await it.answer(it.opened, read({ filmUrls: { 'key-of-one': '/film?until=2' } }))
    expect(it.value()).toEqual({ open: 'kept' })
    expect(it.plan.getSnapshot().context.plan?.filmUrls).toEqual({ 'key-of-one': '/film?until=2' })
    it.plan.stop()
  })

  /** Its saving is refused for a newer one, which is read then. */
  const overtaken = async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.change', change: named('导数') })
    it.clock.increment(GATHER_MS)
    await it.answer(it.saved, CONFLICT)
    expect(it.value()).toEqual({ open: 'rereading' })
    return it
  }

  test('is put together with what another tab saved, and saved over that', async () => {
    const it = await overtaken()
    await it.answer(it.opened, UNREACHABLE)
    expect(it.value()).toEqual({ open: 'unread' })
    it.clock.increment(60_000)
    await it.answer(it.opened, UNREACHABLE)
    it.plan.send({ type: 'livePlan.retry' })
    await it.answer(it.opened, read({ revision: 5, document: aPlanDocument({ minutes: 60 }) }))
    expect(it.value()).toEqual({ open: 'gathering' })
    it.clock.increment(GATHER_MS)
    expect(it.last()).toMatchObject({ revision: 5, document: { name: '导数', minutes: 60 } })
    it.plan.stop()
  })

  test.each([
    ['mine', '导数', { open: 'gathering' }],
    ['theirs', '极限', { open: 'kept' }],
  ] as const)('asks where both changed the same, and takes %s', async (whose, name, value) => {
    const it = await overtaken()
    await it.answer(it.opened, read({ revision: 5, document: aPlanDocument({ name: '极限' }) }))
    expect(it.value()).toEqual({ open: 'conflicting' })
    expect(it.plan.getSnapshot().context.contest?.fields).toEqual([{ key: '', field: 'name' }])
    it.clock.increment(60_000)
    it.plan.send({ type: 'livePlan.act', act: { kind: 'submit' } })
    expect([it.sent.length, it.drafts.at(-1)]).toEqual([
      1,
      { base: aPlanDocument(), document: aPlanDocument({ name: '导数' }) },
    ])
    it.plan.send({ type: 'livePlan.settle', whose })
    expect([it.value(), it.nameNow(), it.acts]).toEqual([value, name, []])
    it.plan.stop()
  })

  test('holds what was changed while a review keeps it from being saved, and takes it up once it is back', async () => {
    const it = await overtaken()
    const { rights } = aLivePlan()
    const inReview = { status: 'inReview', revision: 2, rights: { ...rights, edit: false } } as const
    await it.answer(it.opened, read(inReview))
    expect([it.value(), it.nameNow()]).toEqual([{ open: 'kept' }, '函数专题'])
    expect(it.drafts.at(-1)?.document.name).toBe('导数')
    it.plan.send({ type: 'livePlan.act', act: { kind: 'recall' } })
    await it.answer(it.performed, success(aLivePlan({ revision: 3 })))
    expect([it.value(), it.nameNow()]).toEqual([{ open: 'gathering' }, '导数'])
    it.plan.stop()
  })

  test('leaves what is not settled to the next page, and is missing where it was removed elsewhere', async () => {
    const left = await overtaken()
    left.plan.send({ type: 'livePlan.leave' })
    await left.answer(left.opened, read({ revision: 5, document: aPlanDocument({ name: '极限' }) }))
    expect([left.plan.getSnapshot().status, left.drafts.at(-1)?.document.name]).toEqual(['done', '导数'])
    const away = await overtaken()
    await away.answer(away.opened, UNREACHABLE)
    away.plan.send({ type: 'livePlan.leave' })
    expect(away.plan.getSnapshot().status).toBe('done')
    const gone = await overtaken()
    await gone.answer(gone.opened, MISSING)
    expect(gone.value()).toBe('missing')
    gone.plan.stop()
    const broken = await overtaken()
    broken.opened.fail(new Error('bug'))
    await settle()
    expect(broken.value()).toBe('defect')
    broken.plan.stop()
  })

  test('is published once what was typed is saved, by the revision that it is then', async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.change', change: named('导数') })
    it.plan.send({ type: 'livePlan.act', act: { kind: 'publish' } })
    expect(it.value()).toEqual({ open: 'saving' })
    await it.answer(it.saved, kept(it.last()))
    expect(it.acts).toEqual([{ id: 7, revision: 2, act: { kind: 'publish' } }])
    // What is typed while it is published is a change of what was published.
    it.plan.send({ type: 'livePlan.change', change: named('别的') })
    await it.answer(
      it.performed,
      success(aLivePlan({ revision: 3, status: 'published', document: aPlanDocument({ name: '导数' }) })),
    )
    expect(it.plan.getSnapshot().context.plan?.status).toBe('published')
    it.clock.increment(GATHER_MS)
    expect([it.last().revision, it.last().document.name]).toEqual([3, '别的'])
    await it.answer(it.saved, kept(it.last()))
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

  test.each([
    ['is still typed into', async () => {}],
    ['is on its way', async (it: Plan) => it.clock.increment(GATHER_MS)],
    ['did not arrive', async (it: Plan) => saved(it, UNREACHABLE)],
    ['was refused', async (it: Plan) => saved(it, FORBIDDEN)],
    ['was overtaken and is read again', async (it: Plan) => saved(it, CONFLICT)],
  ])('is removed with what %s, or that is saved after all', async (_, come) => {
    for (const answer of [FORBIDDEN, success(true as const)]) {
      const it = await ready()
      it.plan.send({ type: 'livePlan.change', change: named('导数') })
      await come(it)
      it.plan.send({ type: 'livePlan.remove' })
      expect(it.value()).toEqual({ open: 'removing' })
      await it.answer(it.removed, answer)
      if (answer.ok) expect([it.value(), it.drafts.at(-1)]).toEqual(['gone', null])
      else expect([it.value(), it.nameNow()]).toEqual([{ open: 'gathering' }, '导数'])
      it.plan.stop()
    }
  })

  test('takes nothing else while something is done with it, and a bug of that is a defect', async () => {
    for (const [wanted, port, fail] of [
      [{ type: 'livePlan.act', act: { kind: 'submit' } }, 'acting', 'performed'],
      [{ type: 'livePlan.remove' }, 'removing', 'removed'],
    ] as const) {
      const it = await ready()
      it.plan.send(wanted)
      const before = it.plan.getSnapshot().context
      it.plan.send({ type: 'livePlan.act', act: { kind: 'publish' } })
      if (port === 'removing') it.plan.send({ type: 'livePlan.change', change: named('别的') })
      it.plan.send({ type: 'livePlan.remove' })
      expect([it.value(), it.plan.getSnapshot().context]).toEqual([{ open: port }, before])
      it[fail].fail(new Error('bug'))
      await settle()
      expect(it.value()).toBe('defect')
      it.plan.stop()
    }
  })

  test('is a defect where saving has a bug, with what was typed still here', async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.change', change: named('导数') })
    it.clock.increment(GATHER_MS)
    it.saved.fail(new Error('bug'))
    await settle()
    expect([it.value(), it.nameNow(), it.drafts.at(-1)?.document.name]).toEqual(['defect', '导数', '导数'])
    it.plan.stop()
  })

  test.each([
    ['did not arrive', UNREACHABLE],
    ['was refused', FORBIDDEN],
  ])('ends when its page has gone and what was typed %s, and leaves it to the next page', async (_, answer) => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.change', change: named('导数') })
    it.plan.send({ type: 'livePlan.leave' })
    await it.answer(it.saved, answer)
    expect([it.value(), it.plan.getSnapshot().status, it.drafts.at(-1)?.document.name]).toEqual([
      'gone',
      'done',
      '导数',
    ])
  })

  test('is sent again when that is asked for, after it was refused', async () => {
    const it = await ready()
    it.plan.send({ type: 'livePlan.change', change: named('导数') })
    it.clock.increment(GATHER_MS)
    await it.answer(it.saved, FORBIDDEN)
    it.plan.send({ type: 'livePlan.retry' })
    expect([it.value(), it.last().intentId]).toEqual([{ open: 'saving' }, 'intent-2'])
    await it.answer(it.saved, kept(it.last()))
    expect(it.value()).toEqual({ open: 'kept' })
    it.plan.stop()
  })

  test('ends at once where it is left before it was read', () => {
    const it = open()
    it.plan.send({ type: 'livePlan.leave' })
    expect([it.value(), it.drafts]).toEqual(['gone', []])
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
    await it.answer(it.opened, read())
    expect(it.value()).toEqual({ open: 'kept' })
    it.plan.stop()
  })
})

test('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(livePlanMachine))
})
