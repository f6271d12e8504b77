import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { colleaguesMachine } from '#domain/studio/colleagues.machine.ts'
import type { DraftState } from '#domain/studio/course-draft.ts'
import {
  ALL_OWN_DRAFTS,
  type Colleague,
  type DraftCard,
  type StudioFile,
  type StudioPerson,
} from '#domain/studio/course-studio.ts'
import { type CourseWanted, draftsMachine } from '#domain/studio/drafts.machine.ts'
import { fileTakingMachine } from '#domain/studio/file-taking.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aState } from '#tests/support/drafts.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const failure: Failure = { kind: 'unreachable' }
const OFFLINE = failed<Failure>(failure)
const EMPTY: Page<DraftCard> = { index: 1, size: 20, total: 0, items: [] }

describe('the list of courses', () => {
  const log = transitionLog()
  const start = () => {
    const load = deferred<Result<Page<DraftCard>, Failure>>()
    const begin = deferred<Result<DraftState, Failure>>()
    const remove = deferred<Result<true, Failure>>()
    const signals: AbortSignal[] = []
    const tried: CourseWanted[] = []
    const givenUp: string[] = []
    const actor = createActor(
      draftsMachine.provide({
        actors: {
          load: fromPromise(({ signal }) => {
            signals.push(signal)
            return load.ask()
          }),
          begin: fromPromise(({ input }) => {
            tried.push(input)
            return begin.ask()
          }),
          remove: fromPromise(remove.ask),
        },
        actions: { giveUp: () => givenUp.push('course') },
      }),
      { input: ALL_OWN_DRAFTS, inspect: log.inspect },
    )
    const recording = record(actor)
    actor.start()
    return { actor, load, begin, remove, signals, tried, givenUp, recording }
  }
  const shown = async () => {
    const list = start()
    list.load.answer(success(EMPTY))
    await settle()
    return list
  }

  it('is read again where it could not be, and turned to what is asked for last', async () => {
    const { actor, load, signals } = start()
    load.answer(OFFLINE)
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['failed', failure])
    actor.send({ type: 'drafts.retry' })
    actor.send({ type: 'drafts.show', query: { ...ALL_OWN_DRAFTS, page: 2 } })
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false])
    load.answer(success({ ...EMPTY, index: 2 }))
    await settle()
    expect(actor.getSnapshot().context.page.index).toBe(2)
  })

  it('leads to a course that was begun, and says why it could not be', async () => {
    const { actor, begin, recording } = await shown()
    const course = { organisationId: 1, name: '浮力' }
    actor.send({ type: 'drafts.begin', course })
    begin.answer(OFFLINE)
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ refusal: failure, begun: course })
    actor.send({ type: 'drafts.dismiss' })
    expect(actor.getSnapshot().context.refusal).toBe(null)
    actor.send({ type: 'drafts.begin', course })
    begin.answer(success(aState(1)))
    await settle()
    expect(recording.emitted).toEqual([{ type: 'drafts.made', id: 3 }])
  })

  it('begins a course while it is read, or where it could not be, and is read then', async () => {
    const { actor, load, begin, recording } = start()
    const course = { organisationId: 1, name: '浮力' }
    actor.send({ type: 'drafts.begin', course })
    expect(actor.getSnapshot().value).toBe('beginning')
    begin.answer(OFFLINE)
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'loading', context: { refusal: failure } })
    load.answer(OFFLINE)
    await settle()
    actor.send({ type: 'drafts.begin', course })
    actor.send({ type: 'drafts.begin', course })
    begin.answer(success(aState(1)))
    await settle()
    expect(recording.emitted).toEqual([{ type: 'drafts.made', id: 3 }])
    load.answer(success({ ...EMPTY }))
    await settle()
    expect(actor.getSnapshot().value).toBe('ready')
  })

  it('begins what is asked for last, and gives it up when its form is left', async () => {
    const { actor, begin, tried, givenUp } = await shown()
    const courses = ['浮力', '压强'].map((name) => ({ organisationId: 1, name }))
    for (const course of courses) {
      actor.send({ type: 'drafts.begin', course })
      begin.answer(OFFLINE)
      await settle()
    }
    expect([tried, givenUp]).toEqual([courses, []])
    actor.send({ type: 'drafts.dismiss' })
    expect(givenUp).toEqual(['course'])
  })

  it('is read anew after a course was removed, and where it was not', async () => {
    const { actor, remove, load, recording } = await shown()
    actor.send({ type: 'drafts.remove', id: 3 })
    remove.answer(success(true))
    await settle()
    load.answer(success(EMPTY))
    await settle()
    actor.send({ type: 'drafts.remove', id: 4 })
    remove.answer(OFFLINE)
    await settle()
    expect(recording.emitted).toEqual([{ type: 'drafts.removed' }, { type: 'drafts.refused', failure }])
  })

  it('begins nothing while a course is removed', async () => {
    const { actor, remove, tried, recording } = await shown()
    actor.send({ type: 'drafts.remove', id: 3 })
    actor.send({ type: 'drafts.begin', course: { organisationId: 1, name: '浮力' } })
    expect([actor.getSnapshot().value, tried]).toEqual(['removing', []])
    remove.answer(success(true))
    await settle()
    expect([actor.getSnapshot().value, recording.emitted]).toEqual(['loading', [{ type: 'drafts.removed' }]])
  })

  it('is a defect where reading, beginning or removing has a bug, and is read again', async () => {
    const { actor, load, begin, remove, recording } = start()
    load.fail(new Error('a bug'))
    await settle()
    const retry = async () => {
      actor.send({ type: 'drafts.retry' })
      load.answer(success(EMPTY))
      await settle()
    }
    await retry()
    actor.send({ type: 'drafts.begin', course: { organisationId: 1, name: '浮力' } })
    begin.fail(new Error('a bug'))
    await settle()
    await retry()
    actor.send({ type: 'drafts.remove', id: 3 })
    remove.fail(new Error('a bug'))
    await settle()
    const [read, tried] = [['loading', 'ready'], ['defect']]
    expect(recording.states).toEqual([
      ...['loading', ...tried, ...read],
      ...['beginning', ...tried, ...read],
      ...['removing', ...tried],
    ])
    expect([actor.getSnapshot().context, recording.emitted]).toEqual([
      {
        query: ALL_OWN_DRAFTS,
        page: EMPTY,
        begun: { organisationId: 1, name: '浮力' },
        removed: 3,
        failure: null,
        refusal: null,
      },
      [],
    ])
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(draftsMachine))
  })
})

describe('a file of the user’s own', () => {
  const log = transitionLog()

  it('is taken for a course, or it is said why not', async () => {
    const take = deferred<Result<StudioFile, Failure>>()
    const actor = createActor(fileTakingMachine.provide({ actors: { take: fromPromise(take.ask) } }), {
      inspect: log.inspect,
    })
    const recording = record(actor)
    actor.start()
    actor.send({ type: 'fileTaking.take', ownFileId: 7 })
    take.answer(OFFLINE)
    await settle()
    expect(actor.getSnapshot().context).toEqual({ ownFileId: 7, failure })
    actor.send({ type: 'fileTaking.take', ownFileId: 8 })
    const file = { fileId: 1, name: 'a.mp4', suffix: 'mp4', size: 1, duration: 3, url: '' }
    take.answer(success(file))
    await settle()
    expect([recording.emitted, actor.getSnapshot().context.failure]).toEqual([
      [{ type: 'fileTaking.taken', file }],
      null,
    ])
    actor.send({ type: 'fileTaking.take', ownFileId: 9 })
    take.fail(new Error('a bug'))
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      'defect',
      { ownFileId: 9, failure: null },
    ])
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(fileTakingMachine))
  })
})

describe('colleagues', () => {
  const log = transitionLog()

  it('are found, and invited or not', async () => {
    const find = deferred<Result<readonly Colleague[], Failure>>()
    const invite = deferred<Result<readonly StudioPerson[], Failure>>()
    const actor = createActor(
      colleaguesMachine.provide({ actors: { find: fromPromise(find.ask), invite: fromPromise(invite.ask) } }),
      { input: { draftId: 3, organisationId: 1 }, inspect: log.inspect },
    )
    const recording = record(actor)
    actor.start()
    find.answer(OFFLINE)
    await settle()
    // Nobody has invited anybody yet.
    expect(actor.getSnapshot().context).toMatchObject({ unread: failure, failure: null })
    actor.send({ type: 'colleagues.retry' })
    const people = [{ id: 2, name: '顾明德', title: '高级教师', pinyin: '', tail: '' }]
    find.answer(success(people))
    await settle()
    expect(actor.getSnapshot().context.people).toEqual(people)
    actor.send({ type: 'colleagues.invite', userIds: [2] })
    invite.answer(OFFLINE)
    await settle()
    expect([actor.getSnapshot().context.failure, recording.emitted]).toEqual([failure, []])
    actor.send({ type: 'colleagues.invite', userIds: [2] })
    invite.answer(success(people))
    await settle()
    expect(recording.emitted).toEqual([{ type: 'colleagues.invited' }])
    actor.send({ type: 'colleagues.invite', userIds: [2] })
    invite.fail(new Error('a bug'))
    await settle()
    expect(actor.getSnapshot().value).toBe('defect')
    actor.send({ type: 'colleagues.retry' })
    find.fail(new Error('a bug'))
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
      'defect',
      { draftId: 3, organisationId: 1, people, wanted: [2], unread: null, failure: null },
    ])
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(colleaguesMachine))
  })
})
