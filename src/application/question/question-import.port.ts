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

/** The questions to export: all in and below a place, which names at least a subject. */
export interface ExportWanted {
  readonly place: BankPlace
  readonly format: ExportFormat
}

/**
 * Import and export of question files, for reviewers; `forbidden` for everybody else (ours: importquestions,
 * importprogress, imports, releaseimport, undoimport, exportquestions). Any other file is `rejected` with a
 * message.
 */
export interface QuestionImportPort {
  /**
   * Dry run: reports the outcome of each item and writes nothing. `sent` is called with the uploaded share, 0
   * to 1.
   */
  check(
    wanted: QuestionImport,
    sent: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<ImportReport, Failure>>
  /**
   * Imports all valid items in one transaction. Items already in the bank are skipped, so a repetition after
   * a lost answer is safe.
   */
  bring(
    wanted: QuestionImport,
    sent: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<ImportReport, Failure>>
  /** The progress of the user's own import; zeros if none is running. */
  progress(signal: AbortSignal): Promise<Result<ImportProgress, Failure>>
  /** Imports into the schools for which the user may review, latest first; pages count from 1. */
  batches(page: number, signal: AbortSignal): Promise<Result<Page<ImportBatch>, Failure>>
  /**
   * Releases or undoes a batch; idempotent. `missing` for a batch of another school, `conflict` to release
   * one that was undone.
   */
  decide(decision: BatchDecision, signal: AbortSignal): Promise<Result<ImportBatch, Failure>>
  /** `missing` if there are no questions. */
  take(wanted: ExportWanted, signal: AbortSignal): Promise<Result<QuestionExport, Failure>>
}
