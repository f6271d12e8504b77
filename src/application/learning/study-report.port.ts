import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ReportSubject, StudyReport } from '#domain/learning/study-report.ts'

/** What became of answers. Wire: getstadyreport. */
export interface StudyReportPort {
  /** All zeros where nothing is answered. */
  report(subject: ReportSubject, signal: AbortSignal): Promise<Result<StudyReport, Failure>>
}
