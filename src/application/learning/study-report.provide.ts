import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { studyReportMachine } from '#domain/learning/study-report.machine.ts'
import { shownVersionOf } from '#domain/question/answer-sheet.ts'
import type { UnsentAnswer } from '#domain/question/unsent-answer.ts'
import type { StudyReportPort } from './study-report.port.ts'

/** The number of questions that a practice asked; 0 if this browser does not know the practice. */
export type CountAsked = (userId: number, practiceId: string) => number

export interface StudyReportNeeds {
  readonly reports: StudyReportPort
  readonly countAsked: CountAsked
  /** Puts an answer into the outbox. */
  readonly post: (answer: UnsentAnswer) => void
  readonly makeClientId: () => string
}

/**
 * The server knows only the answers; the number of questions of a practice is known to the browser that it
 * was done in.
 */
export const provideStudyReport = ({ reports, countAsked, post, makeClientId }: StudyReportNeeds) =>
  studyReportMachine.provide({
    actors: {
      read: fromPromise(async ({ input: { userId, subject }, signal }) => {
        const read = await reports.report(subject, signal)
        if (!read.ok || subject.kind !== 'practice') return read
        const asked = countAsked(userId, subject.practiceId)
        return success({ ...read.value, total: Math.max(read.value.total, asked) })
      }),
    },
    actions: {
      post: (_, { asked: { userId, subject }, verdict: { question, part, share } }) => {
        if (part.answered === null || subject.kind === 'course') return
        const ofSection = subject.kind === 'section' ? subject : { courseId: 0, sectionId: 0 }
        post({
          place: { userId, sectionId: ofSection.sectionId, questionId: question.id },
          courseId: ofSection.courseId,
          ...(subject.kind === 'practice' && { practiceId: subject.practiceId }),
          items: [
            {
              questionId: part.id,
              pointId: 0,
              answer: part.answered,
              useTime: 0,
              selfScore: share * part.score,
              ...shownVersionOf(part),
              clientId: makeClientId(),
            },
          ],
        })
      },
    },
  })
