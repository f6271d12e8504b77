import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { liveAnswersMachine } from '#domain/live/live-answers.machine.ts'
import type { RoundAnswers } from '#domain/live/round-answers.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const ROUND: RoundAnswers = { roundId: 3, number: 1, questions: [], answers: [], unanswered: [] }

const open = () => {
  const reading = deferred<Result<readonly RoundAnswers[], Failure>>()
  const answers = createActor(liveAnswersMachine.provide({ actors: { read: fromPromise(reading.ask) } }), {
    input: { sectionId: 5, lessonName: '浮力' },
    inspect: log.inspect,
  })
  const recording = record(answers)
  answers.start()
  const stands = () => {
    const { value, context } = answers.getSnapshot()
    return [value, context.failure?.kind ?? null]
  }
  const wish = () => answers.send({ type: 'liveAnswers.export' })
  return { reading, recording, stands, wish }
}

it('hands them over, asked once for two presses', async () => {
  const { reading, recording, stands, wish } = open()
  wish()
  wish()
  expect([stands(), reading.asked()]).toEqual([['reading', null], 1])
  reading.answer(success([ROUND]))
  await settle()
  expect(stands()).toEqual(['exported', null])
  expect(recording.emitted).toEqual([{ type: 'liveAnswers.exported', lessonName: '浮力', rounds: [ROUND] }])
})

it('tells that there is nothing, why they could not be read, and a bug; and is asked again', async () => {
  const { reading, recording, stands, wish } = open()
  wish()
  reading.answer(success([]))
  await settle()
  expect(stands()).toEqual(['empty', null])
  wish()
  reading.answer(failed({ kind: 'unreachable' }))
  await settle()
  expect(stands()).toEqual(['failed', 'unreachable'])
  wish()
  reading.fail(new Error('bug'))
  await settle()
  expect([stands(), recording.emitted]).toEqual([['failed', null], []])
})

it('takes every transition it declares', () => {
  expect(declaredTransitions(liveAnswersMachine).filter((key) => !log.taken.has(key))).toEqual([])
})
