import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Paper, PaperCard, PaperDraft } from '#domain/paper/paper.ts'

/** A paper on its way to be kept: id and version 0 for a new one; `clientId`: sent twice it is written once. */
export interface PaperToKeep extends PaperDraft {
  readonly id: number
  readonly version: number
  readonly clientId: string
}

/** The user's own papers. R-paper-1; getpapers, getpaper, savepaper, deletepaper. */
export interface PaperPort {
  /** Latest first; `page` from 1. */
  papers(page: number, signal: AbortSignal): Promise<Result<Page<PaperCard>, Failure>>
  /** Rejected as `missing` for none, and for another user's. */
  paper(id: number, signal: AbortSignal): Promise<Result<Paper, Failure>>
  /** As it is kept; rejected as `conflict` where its version is not the newest. */
  save(paper: PaperToKeep, signal: AbortSignal): Promise<Result<Paper, Failure>>
  /** Once more changes nothing. */
  remove(id: number, signal: AbortSignal): Promise<Result<true, Failure>>
}
