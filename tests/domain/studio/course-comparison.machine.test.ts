import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { courseComparisonMachine } from '#domain/studio/course-comparison.machine.ts'
import type { CourseChange } from '#domain/studio/course-studio.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const ADDED: CourseChange = { of: 'section', key: 'section-1', kind: 'added', before: '', after: '浮力' }

it('a draft is compared, again when asked, and fails with its reason', async () => {
  const log = transitionLog()
  const compare = deferred<Result<readonly CourseChange[], Failure>>()
  const actor = createActor(
    courseComparisonMachine.provide({ actors: { compare: fromPromise(compare.ask) } }),
    { input: { draftId: 3 }, inspect: log.inspect },
  )
  const { states } = record(actor)
  const again = () => actor.send({ type: 'comparison.again' })
  actor.start()
  compare.answer(failed({ kind: 'unreachable' }))
  await settle()
  expect(actor.getSnapshot().context.failure).toEqual({ kind: 'unreachable' })
  again()
  compare.fail(new Error('a bug'))
  await settle()
  again()
  compare.answer(success([ADDED]))
  await settle()
  expect(actor.getSnapshot().context).toEqual({ draftId: 3, changes: [ADDED], failure: null })
  expect(states).toEqual(['comparing', 'failed', 'comparing', 'defect', 'comparing', 'compared'])
  expect([...log.taken].sort()).toEqual(declaredTransitions(courseComparisonMachine))
})
