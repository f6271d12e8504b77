import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideStudyReport } from '#application/learning/study-report.provide.ts'
import { success } from '#domain/kernel/result.ts'
import type { StudyReport } from '#domain/learning/study-report.ts'
import type { UnsentAnswer } from '#domain/question/unsent-answer.ts'
import { settle } from '#tests/support/deferred.ts'
import { aQuestion } from '#tests/support/questions.ts'

const REPORT: StudyReport = {
  total: 1,
  answered: 1,
  right: 0,
  partly: 0,
  score: 0,
  fullScore: 0,
  useTime: 60,
  rank: 0,
  byKnowledge: [],
  byKind: [],
  bySection: [],
  wrong: [],
  ungraded: 1,
  unmarked: [],
  trend: [],
}

it('an own mark of a question that was corrected since is one of the version that was answered', async () => {
  const posted: UnsentAnswer[] = []
  const report = createActor(
    provideStudyReport({
      reports: { report: async () => success(REPORT) },
      countAsked: () => 0,
      post: (answer) => posted.push(answer),
      makeClientId: () => 'mark-one',
    }),
    { input: { userId: 7, subject: { kind: 'practice', practiceId: 'practice-one', asked: [] } } },
  ).start()
  await settle()
  const essay = aQuestion({
    kind: 'essay',
    score: 5,
    answered: ['<p>我写</p>'],
    version: 1,
    latestVersion: 2,
  })
  report.send({ type: 'studyReport.assess', question: essay, part: essay, share: 0.6 })
  expect(posted.flatMap(({ items }) => items.map(({ selfScore, version }) => [selfScore, version]))).toEqual([
    [3, 1],
  ])
  report.stop()
})
