import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Paper, PaperCard, PaperDraft } from '#domain/paper/paper.ts'

/**
 * A paper to be saved; id and version are 0 for a new one. `clientId` makes a repeated request idempotent.
 */
export interface PaperToKeep extends PaperDraft {
  readonly id: number
  readonly version: number
  readonly clientId: string
}

/** The user's own papers. R-paper-1; getpapers, getpaper, savepaper, deletepaper. */
export interface PaperPort {
  /** Latest first; `page` from 1. */
  papers(page: number, signal: AbortSignal): Promise<Result<Page<PaperCard>, Failure>>
  /** `missing` if the paper does not exist or belongs to another user. */
  paper(id: number, signal: AbortSignal): Promise<Result<Paper, Failure>>
  /** Answers the paper as saved; `conflict` if `version` is not the newest. */
  save(paper: PaperToKeep, signal: AbortSignal): Promise<Result<Paper, Failure>>
  /** Idempotent: removing a removed paper succeeds. */
  remove(id: number, signal: AbortSignal): Promise<Result<true, Failure>>
}
