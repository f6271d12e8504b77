import type { Result } from '#domain/kernel/result.ts'
import type { OpenedDocument, OpenedPdf, OpenedWorkbook } from '#domain/preview/opened-file.ts'
import type { PreviewFault } from '#domain/preview/preview-fault.ts'

/** Why a PDF cannot be opened; besides, its password is missing or wrong. */
export type PdfFault = PreviewFault | 'passwordNeeded' | 'passwordWrong'

/**
 * Parses files for display. No reader runs scripts of a file or loads addresses in it; all reject only when
 * aborted.
 */
export interface FileReaders {
  /** Loads the parts of the file on demand. */
  pdf(address: string, password: string, signal: AbortSignal): Promise<Result<OpenedPdf, PdfFault>>
  document(content: Uint8Array, signal: AbortSignal): Promise<Result<OpenedDocument, PreviewFault>>
  workbook(content: Uint8Array, signal: AbortSignal): Promise<Result<OpenedWorkbook, PreviewFault>>
}
