import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { studyReportMachine } from '#domain/learning/study-report.machine.ts'
import type { PracticeStore } from '../question/practice.port.ts'
import type { StudyReportPort } from './study-report.port.ts'

/** A server knows what was answered; how much was asked in a practice this browser knows, where it was done in it. */
export const provideStudyReport = (reports: StudyReportPort, practices: PracticeStore) =>
  studyReportMachine.provide({
    actors: {
      read: fromPromise(async ({ input: { userId, subject }, signal }) => {
        const read = await reports.report(subject, signal)
        if (!read.ok || subject.kind !== 'practice') return read
        const asked = practices.of(userId).find(({ id }) => id === subject.practiceId)?.questions.length ?? 0
        return success({ ...read.value, total: Math.max(read.value.total, asked) })
      }),
    },
  })
