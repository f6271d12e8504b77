import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { KeptResource, ResourceDraft } from '#domain/release/resource-draft.ts'
import type { OpenedResource, ResourceAct, ResourceDone } from '#domain/release/resource-editor.events.ts'
import { resourceEditorMachine } from '#domain/release/resource-editor.machine.ts'
import { type EditedResource, formOf } from '#domain/release/resource-version.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { anEditedResource, aResourceVersion } from '#tests/support/resource-versions.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const CONFLICT = { kind: 'rejected', reason: 'conflict', message: '已有新的版本' } as const
const MISSING = { kind: 'rejected', reason: 'missing', message: '没有找到' } as const

const start = () => {
  const load = deferred<Result<OpenedResource, Failure>>()
  const kept: KeptResource[] = []
  const act = deferred<Result<ResourceDone, Failure>>()
  const sent: ResourceAct[] = []
  const actor = createActor(
    resourceEditorMachine.provide({
      actors: {
        open: fromPromise(load.ask),
        act: fromPromise(({ input }) => {
          sent.push(input)
          return act.ask()
        }),
      },
      actions: { keep: (_, told) => kept.push(told) },
    }),
    { inspect: log.inspect, input: { id: 9, userId: 1 } },
  )
  const { states } = record(actor)
  actor.start()
  const read = async (resource: EditedResource, left: ResourceDraft | null = null) => {
    load.answer(success({ resource, left }))
    await settle()
  }
  return { actor, load, act, sent, kept, states, read, context: () => actor.getSnapshot().context }
}

const resource = anEditedResource()
const RENAMED = { type: 'resource.edit', fields: { name: '浮力讲义（修订）' } } as const

describe('a published resource in the hands of its teacher', () => {
  it('is sent as a new version and read again', async () => {
    const { actor, act, sent, read, states, context } = start()
    await read(resource)
    expect(context().form).toEqual(formOf(resource.current))
    actor.send(RENAMED)
    actor.send({ type: 'resource.send' })
    expect(sent).toEqual([
      {
        kind: 'revise',
        revision: {
          id: 9,
          number: 0,
          knowId: 7,
          gradeId: 8,
          form: { ...formOf(resource.current), name: '浮力讲义（修订）' },
        },
      },
    ])
    act.answer(success('waits'))
    await settle()
    await read(anEditedResource({ number: 1, can: { edit: false, takeBack: true } }))
    expect(context()).toMatchObject({ done: 'waits', failure: null, act: null, resource: { number: 1 } })
    expect(context().form?.name).toBe(resource.current.name)
    expect(states).toEqual([{ reading: 'first' }, 'editing', 'acting', { reading: 'again' }, 'editing'])
  })

  it('is not sent without a name, without a place, or unchanged', async () => {
    const { actor, sent, read, context } = start()
    const refused: unknown[] = []
    actor.on('resource.refused', (told) => refused.push(told))
    await read(resource)
    actor.send({ type: 'resource.send' })
    expect(context().tried).toBe(true)
    actor.send({ type: 'resource.edit', fields: { name: ' ' } })
    actor.send({ type: 'resource.send' })
    const nowhere = { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0 }
    actor.send({ type: 'resource.edit', fields: { name: '有名字', place: nowhere } })
    actor.send({ type: 'resource.send' })
    expect([sent, refused.length]).toEqual([[], 3])
    actor.send({ type: 'resource.reset' })
    expect(context()).toMatchObject({ tried: false, form: formOf(resource.current) })
  })

  it('keeps what is typed when it was overtaken, and sends it for the version that is read then', async () => {
    const { actor, act, sent, read, context } = start()
    await read(resource)
    actor.send(RENAMED)
    actor.send({ type: 'resource.send' })
    act.answer(failed(CONFLICT))
    await settle()
    expect(context().failure).toEqual(CONFLICT)
    actor.send({ type: 'resource.reread' })
    const newer = aResourceVersion({
      summary: '别人改过',
      place: { ...resource.current.place, subjectId: 3 },
    })
    await read(anEditedResource({ number: 4, current: newer }))
    expect(context().form).toMatchObject({ name: '浮力讲义（修订）', summary: '别人改过' })
    const elsewhere = { ...resource.current.place, subjectId: 4 }
    actor.send({ type: 'resource.edit', fields: { place: elsewhere } })
    actor.send({ type: 'resource.send' })
    expect(sent.at(-1)).toMatchObject({ kind: 'revise', revision: { number: 4, knowId: 0 } })
  })

  it('is made like an earlier version, and its new version is taken back', async () => {
    const { actor, act, sent, read, context } = start()
    await read(anEditedResource({ number: 2 }))
    actor.send({ type: 'resource.restore', versionId: 31 })
    act.answer(success('seen'))
    await settle()
    await read(anEditedResource({ number: 3 }))
    actor.send({ type: 'resource.takeBack', versionId: 32 })
    act.answer(success('takenBack'))
    await settle()
    await read(anEditedResource({ number: 3 }))
    expect(sent).toEqual([
      { kind: 'restore', id: 9, number: 2, versionId: 31 },
      { kind: 'takeBack', versionId: 32 },
    ])
    expect(context().done).toBe('takenBack')
  })

  it('that is not there says so; one that cannot be read is read again; a bug is a defect', async () => {
    const missing = start()
    missing.load.answer(failed(MISSING))
    await settle()
    const gone = start()
    await gone.read(resource)
    gone.actor.send({ type: 'resource.reread' })
    gone.load.answer(failed(MISSING))
    await settle()
    expect([missing, gone].map(({ states }) => states.at(-1))).toEqual(['missing', 'missing'])

    const away = start()
    away.load.answer(failed({ kind: 'unreachable' }))
    await settle()
    away.actor.send({ type: 'resource.reread' })
    away.load.fail(new Error('a bug'))
    await settle()
    away.actor.send({ type: 'resource.reread' })
    await settle()
    expect(away.states).toEqual([
      { reading: 'first' },
      'failed',
      { reading: 'first' },
      'defect',
      { reading: 'first' },
    ])

    const lost = start()
    await lost.read(resource)
    lost.actor.send({ type: 'resource.reread' })
    lost.load.answer(failed({ kind: 'unreachable' }))
    const broken = start()
    await broken.read(resource)
    broken.actor.send({ type: 'resource.reread' })
    broken.load.fail(new Error('a bug'))
    const sending = start()
    await sending.read(resource)
    sending.actor.send(RENAMED)
    sending.actor.send({ type: 'resource.send' })
    sending.act.fail(new Error('a bug'))
    await settle()
    expect([lost, broken, sending].map(({ states }) => states.at(-1))).toEqual(['failed', 'defect', 'defect'])
  })

  it('keeps what is typed until it is sent or given up', async () => {
    const { actor, act, read, kept } = start()
    await read(resource)
    const base = formOf(resource.current)
    const form = { ...base, name: '浮力讲义（修订）' }
    const place = { userId: 1, resourceId: 9 }
    actor.send(RENAMED)
    actor.send({ type: 'resource.reset' })
    actor.send(RENAMED)
    actor.send({ type: 'resource.send' })
    act.answer(success('waits'))
    await settle()
    expect(kept).toEqual([
      { place, draft: { base, form }, before: null },
      { place, draft: null, before: form },
      { place, draft: { base, form }, before: base },
      { place, draft: null, before: form },
    ])
  })

  it('stands as it was left, put together with what was changed since; what both changed is asked', async () => {
    const { actor, read, kept, context } = start()
    const base = formOf(resource.current)
    const left = { base, form: { ...base, name: '我的标题', summary: '我的简介' } }
    const newer = aResourceVersion({ name: '别人的标题', introduction: '别人的介绍' })
    await read(anEditedResource({ number: 4, current: newer }), left)
    expect(context()).toMatchObject({
      isRestored: true,
      form: { name: '我的标题', summary: '我的简介', introduction: '别人的介绍' },
      contest: { base, fields: ['name'] },
    })
    actor.send({ type: 'resource.settle', whose: 'theirs' })
    expect(context()).toMatchObject({ contest: null, form: { name: '别人的标题', summary: '我的简介' } })
    expect(kept.at(-1)).toMatchObject({ draft: { form: { summary: '我的简介' } }, before: left.form })
    actor.send({ type: 'resource.settle', whose: 'mine' })
    expect(context().form?.summary).toBe('我的简介')
  })

  it('shows what was left once it can be edited again, and not before', async () => {
    const { actor, act, read, context } = start()
    const base = formOf(resource.current)
    const left = { base, form: { ...base, name: '我的标题' } }
    await read(anEditedResource({ can: { edit: false, takeBack: true } }), left)
    expect(context()).toMatchObject({ isRestored: false, form: base, kept: null })
    actor.send({ type: 'resource.takeBack', versionId: 32 })
    act.answer(success('takenBack'))
    await settle()
    await read(resource, left)
    expect(context()).toMatchObject({ isRestored: true, form: left.form, done: 'takenBack' })
  })

  it('takes every transition that it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(resourceEditorMachine))
  })
})
