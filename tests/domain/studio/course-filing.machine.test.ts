import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { MAX_COURSE_TAGS } from '#domain/studio/course-document.ts'
import { type CourseFiling, courseFilingMachine } from '#domain/studio/course-filing.machine.ts'
import { type CourseTagRow, tagToggled } from '#domain/studio/course-tags.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const KIND: CourseTagRow = {
  code: 'lesson-kind',
  name: '课型',
  multiple: false,
  tags: [
    { id: 7, name: '新授课' },
    { id: 8, name: '复习课' },
  ],
}
const FILING: CourseFiling = { knowledge: [{ id: 5, name: '浮力', depth: 0 }], rows: [KIND] }

const log = transitionLog()

const start = () => {
  const load = deferred<Result<CourseFiling, Failure>>()
  const asked: unknown[] = []
  const actor = createActor(
    courseFilingMachine.provide({
      actors: {
        load: fromPromise(({ input }) => {
          asked.push(input)
          return load.ask()
        }),
      },
    }),
    { input: { stageId: 2, subjectId: 20 }, inspect: log.inspect },
  ).start()
  return { actor, load, asked }
}

describe('the knowledge points and tags of a course', () => {
  it('are read for its subject', async () => {
    const { actor, load, asked } = start()
    load.answer(success(FILING))
    await settle()
    expect(asked).toEqual([{ stageId: 2, subjectId: 20 }])
    expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { filing: FILING, failure: null } })
  })

  it('are read again after a failure and after a fault', async () => {
    const { actor, load } = start()
    load.answer(failed({ kind: 'unreachable' }))
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { filing: null } })
    actor.send({ type: 'filing.retry' })
    load.fail(new Error('a fault'))
    await settle()
    expect(actor.getSnapshot().value).toBe('defect')
    actor.send({ type: 'filing.retry' })
    load.answer(success(FILING))
    await settle()
    expect(actor.getSnapshot()).toMatchObject({ value: 'ready', context: { failure: null } })
  })

  it('take every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(courseFilingMachine))
  })
})

describe('a tag', () => {
  it('takes the place of the other in a row of one choice, and goes when it is chosen again', () => {
    expect(tagToggled([3, 7], KIND, 8)).toEqual([3, 8])
    expect(tagToggled([3, 8], KIND, 8)).toEqual([3])
  })

  it('stands beside the others in a row of several', () => {
    expect(tagToggled([3, 7], { ...KIND, multiple: true }, 8)).toEqual([3, 7, 8])
    const most = Array.from({ length: MAX_COURSE_TAGS }, (_, at) => 100 + at)
    expect(tagToggled(most, { ...KIND, multiple: true }, 8)).toEqual(most)
  })
})
