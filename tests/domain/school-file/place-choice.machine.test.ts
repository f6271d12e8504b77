import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { placeChoiceMachine } from '#domain/school-file/place-choice.machine.ts'
import { NO_MENUS, type PlaceMenus, type SchoolPlace } from '#domain/school-file/school-place.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()
const OFFLINE: Failure = { kind: 'unreachable' }
const CHAPTER: SchoolPlace = { stageId: 2, subjectId: 20, versionId: 30, bookId: 40, chapterId: 50 }
const MENUS: PlaceMenus = { ...NO_MENUS, stageId: [{ id: 2, name: '初中', depth: 0 }] }

const start = () => {
  const load = deferred<Result<PlaceMenus, Failure>>()
  const asked: SchoolPlace[] = []
  const actor = createActor(
    placeChoiceMachine.provide({
      actors: {
        load: fromPromise(({ input }) => {
          asked.push(input)
          return load.ask()
        }),
      },
    }),
    { input: { place: CHAPTER }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  return { actor, load, asked, recording }
}

describe('a place in the curriculum', () => {
  it('holds no longer below what is chosen anew', async () => {
    const { actor, load, asked, recording } = start()
    load.answer(success(MENUS))
    await settle()
    actor.send({ type: 'place.choose', level: 'versionId', id: 31 })
    actor.send({ type: 'place.choose', level: 'subjectId', id: 21 })
    expect(asked).toEqual([
      CHAPTER,
      { ...CHAPTER, versionId: 31, bookId: 0, chapterId: 0 },
      { stageId: 2, subjectId: 21, versionId: 0, bookId: 0, chapterId: 0 },
    ])
    expect(actor.getSnapshot().context.menus).toEqual(MENUS)
    expect(recording.emitted).toEqual([
      { type: 'place.chosen', place: { ...CHAPTER, versionId: 31, bookId: 0, chapterId: 0 } },
      { type: 'place.chosen', place: { stageId: 2, subjectId: 21, versionId: 0, bookId: 0, chapterId: 0 } },
    ])
  })

  it('offers nothing of another stage while the subjects of the new one are read', async () => {
    const { actor, load } = start()
    const choices = [{ id: 20, name: '语文', depth: 0 }]
    const full: PlaceMenus = { ...MENUS, subjectId: choices, versionId: choices, bookId: choices }
    load.answer(success(full))
    await settle()
    actor.send({ type: 'place.choose', level: 'subjectId', id: 20 })
    expect(actor.getSnapshot().context.menus).toEqual({ ...MENUS, subjectId: choices })
    actor.send({ type: 'place.choose', level: 'stageId', id: 1 })
    expect(actor.getSnapshot().context.menus).toEqual(MENUS)
  })

  it('says why its menus cannot be read, and reads them again', async () => {
    const { actor, load, recording } = start()
    load.answer(failed(OFFLINE))
    await settle()
    expect(actor.getSnapshot().context.failure).toEqual(OFFLINE)
    actor.send({ type: 'place.retry' })
    load.fail(new Error('bug'))
    await settle()
    actor.send({ type: 'place.retry' })
    load.answer(success(MENUS))
    await settle()
    expect(recording.states).toEqual(['loading', 'failed', 'loading', 'defect', 'loading', 'ready'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(placeChoiceMachine))
  })
})
