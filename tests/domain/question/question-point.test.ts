import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { partBefore, REWATCH_SECONDS, STOP_TOLERANCE } from '#domain/question/question-point.ts'
import { questionStopMachine } from '#domain/question/question-stop.machine.ts'
import { aPoint } from '#tests/support/questions.ts'

const lesson = { userId: 7, courseId: 101, sectionId: 5 }
const DURATION = 100

const questionStop = questionStopMachine.provide({ actors: { outbox: fromCallback(() => undefined) } })

const points = fc
  .uniqueArray(fc.integer({ min: 1, max: DURATION }), { minLength: 1, maxLength: 6 })
  .chain((seconds) =>
    fc.tuple(...seconds.map((second) => fc.record({ second: fc.constant(second), required: fc.boolean() }))),
  )
  .map((all) => all.map((one, at) => aPoint({ ...one, id: at + 1, questionId: at + 1 })))

/** What a learner does with a film: it plays on a little, it is led somewhere, a question is left. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('play' as const), seconds: fc.double({ min: 0.05, max: 1, noNaN: true }) }),
    fc.record({ kind: fc.constant('seek' as const), to: fc.integer({ min: 0, max: DURATION }) }),
    fc.constant({ kind: 'continue' as const }),
    fc.constant({ kind: 'watchAgain' as const }),
  ),
  { maxLength: 60 },
)

describe('points of a lesson', () => {
  it('are not passed while they are required and unanswered, whatever a learner does', () => {
    fc.assert(
      fc.property(points, steps, (all, walk) => {
        const actor = createActor(questionStop, { input: { lesson, points: all, startAt: 0 } })
        let position = 0
        let held = false
        actor.on('questionStop.stop', ({ second }) => {
          position = second
          held = true
        })
        actor.on('questionStop.go', () => {
          held = false
        })
        actor.on('questionStop.back', ({ second }) => {
          position = second
          held = false
        })
        actor.start()
        for (const step of walk) {
          if (step.kind === 'seek') {
            const from = position
            position = step.to
            actor.send({ type: 'questionStop.sought', from, to: step.to })
          } else if (step.kind === 'play') {
            if (held) continue
            position += step.seconds
            actor.send({ type: 'questionStop.moved', second: position })
          } else actor.send({ type: `questionStop.${step.kind}` })
          const first = Math.min(...all.filter(({ required }) => required).map(({ second }) => second))
          expect(position).toBeLessThanOrEqual(first + STOP_TOLERANCE)
          if (actor.getSnapshot().hasTag('asked')) expect(held).toBe(true)
        }
        actor.stop()
      }),
      { numRuns: 300 },
    )
  })

  it('begin their part just after the point before, at most thirty seconds back', () => {
    const at = (second: number) => aPoint({ id: second, second })
    expect(partBefore([at(50), at(60)], at(60))).toBe(50 + 2 * STOP_TOLERANCE)
    expect(partBefore([at(10), at(60)], at(60))).toBe(60 - REWATCH_SECONDS)
    expect(partBefore([at(10)], at(10))).toBe(0)
  })
})
