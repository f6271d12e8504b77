import type { Result } from '#domain/kernel/result.ts'
import type { OpenedDocument, OpenedPdf, OpenedWorkbook } from '#domain/preview/opened-file.ts'
import type { PreviewFault } from '#domain/preview/preview-fault.ts'

/** Why a PDF stays shut: no password was given, or one that does not fit. */
export type PdfFault = PreviewFault | 'passwordNeeded' | 'passwordWrong'

/** Makes files visible. None of them runs what a file brings along, or fetches what it names; none rejects but when it is aborted. */
export interface FileReaders {
  /** Reads from the address what it needs, as it is needed. */
  pdf(address: string, password: string, signal: AbortSignal): Promise<Result<OpenedPdf, PdfFault>>
  document(content: Uint8Array, signal: AbortSignal): Promise<Result<OpenedDocument, PreviewFault>>
  workbook(content: Uint8Array, signal: AbortSignal): Promise<Result<OpenedWorkbook, PreviewFault>>
}
