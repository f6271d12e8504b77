import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ReportSubject, StudyReport } from '#domain/learning/study-report.ts'

/** The report on answered questions. Wire: getstadyreport. */
export interface StudyReportPort {
  /** All zeros if nothing has been answered. */
  report(subject: ReportSubject, signal: AbortSignal): Promise<Result<StudyReport, Failure>>
}
