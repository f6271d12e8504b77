import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { studyReportMachine } from '#domain/learning/study-report.machine.ts'
import { percentRight, type StudyReport } from '#domain/learning/study-report.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aQuestion } from '#tests/support/questions.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const aReport = (answered: number): StudyReport => ({
  total: 5,
  answered,
  right: 1,
  partly: 0,
  score: 4,
  fullScore: 20,
  useTime: 60,
  rank: 0,
  byKnowledge: [],
  byKind: [],
  bySection: [],
  wrong: [],
  ungraded: 0,
  unmarked: [],
  trend: [],
})

const start = () => {
  const posted: unknown[] = []
  const read = deferred<Result<StudyReport, Failure>>()
  const actor = createActor(
    studyReportMachine.provide({
      actors: { read: fromPromise(read.ask) },
      actions: {
        post: (_, { asked, verdict }) => posted.push([asked.subject.kind, verdict.part.id, verdict.share]),
      },
    }),
    {
      input: { userId: 7, subject: { kind: 'practice', practiceId: 'practice-one', asked: [] } },
      inspect: log.inspect,
    },
  ).start()
  const answer = async (result: Result<StudyReport, Failure>) => {
    read.answer(result)
    await settle()
    return actor.getSnapshot()
  }
  return { actor, read, answer, posted }
}

it('a report is there, or there is nothing to report, or it is asked for again', async () => {
  const { actor, read, answer } = start()
  expect((await answer(success(aReport(0)))).value).toBe('empty')
  actor.send({ type: 'studyReport.stale' })
  expect(await answer(failed({ kind: 'unreachable' }))).toMatchObject({
    value: 'failed',
    context: { failure: { kind: 'unreachable' } },
  })
  actor.send({ type: 'studyReport.retry' })
  read.fail(new Error('bug'))
  await settle()
  expect(actor.getSnapshot().value).toBe('defect')
  actor.send({ type: 'studyReport.retry' })
  expect(await answer(success(aReport(3)))).toMatchObject({
    value: 'ready',
    context: { report: aReport(3), failure: null },
  })
})

it('what a learner says of an answer of their own is sent as an answer of the same practice', async () => {
  const { actor, answer, posted } = start()
  await answer(success(aReport(3)))
  const question = aQuestion({ id: 4, kind: 'essay' })
  actor.send({ type: 'studyReport.assess', question, part: question, share: 0.5 })
  expect(posted).toEqual([['practice', 4, 0.5]])
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(studyReportMachine))
})

it('a share of nothing is nothing', () => {
  expect([percentRight({ right: 0, total: 0 }), percentRight({ right: 2, total: 3 })]).toEqual([0, 67])
})
