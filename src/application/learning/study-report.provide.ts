import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { studyReportMachine } from '#domain/learning/study-report.machine.ts'
import type { StudyReportPort } from './study-report.port.ts'

/** How many questions somebody was asked in a practice; 0 where this browser does not know it. */
export type CountAsked = (userId: number, practiceId: string) => number

/** A server knows what was answered; how much was asked in a practice only the browser knows in which it was done. */
export const provideStudyReport = (reports: StudyReportPort, countAsked: CountAsked) =>
  studyReportMachine.provide({
    actors: {
      read: fromPromise(async ({ input: { userId, subject }, signal }) => {
        const read = await reports.report(subject, signal)
        if (!read.ok || subject.kind !== 'practice') return read
        const asked = countAsked(userId, subject.practiceId)
        return success({ ...read.value, total: Math.max(read.value.total, asked) })
      }),
    },
  })
