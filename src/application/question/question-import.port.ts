import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { BankPlace } from '#domain/question/bank-query.ts'
import type { BatchDecision, ImportBatch } from '#domain/question/import-batch.ts'
import type {
  ExportFormat,
  ImportProgress,
  ImportReport,
  QuestionExport,
  QuestionImport,
} from '#domain/question/question-import.ts'

/** Which questions are wanted as a file: those in and below a place, a subject at least. */
export interface ExportWanted {
  readonly place: BankPlace
  readonly format: ExportFormat
}

/**
 * Questions from files and into files, for those with the right to review: `forbidden` for the others (ours: importquestions,
 * importprogress, imports, releaseimport, undoimport, exportquestions). What is no file of questions is `rejected` in words.
 */
export interface QuestionImportPort {
  /** What would become of each item; nothing is written. `sent` hears shares of the way from 0 to 1. */
  check(
    wanted: QuestionImport,
    sent: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<ImportReport, Failure>>
  /** All that can be taken comes in, or nothing. What is in the bank already is left alone: after a broken line it can be sent again. */
  bring(
    wanted: QuestionImport,
    sent: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<ImportReport, Failure>>
  /** Of the user's own import; zeros where none is under way. */
  progress(signal: AbortSignal): Promise<Result<ImportProgress, Failure>>
  /** What came into the bank of the schools for which the user may review, the latest first; pages from 1. */
  batches(page: number, signal: AbortSignal): Promise<Result<Page<ImportBatch>, Failure>>
  /** `missing` for a batch of another school, `conflict` where one that was undone is to be released. Done again it changes nothing. */
  decide(decision: BatchDecision, signal: AbortSignal): Promise<Result<ImportBatch, Failure>>
  /** `missing` where there is no question. */
  take(wanted: ExportWanted, signal: AbortSignal): Promise<Result<QuestionExport, Failure>>
}
