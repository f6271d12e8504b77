import type { ContentType } from '#domain/catalogue/category.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** What people look for. Wire: hotsearch. */
export interface HotSearchPort {
  /** At most 10 terms, most wanted first. */
  hotTerms(type: ContentType, signal: AbortSignal): Promise<Result<readonly string[], Failure>>
}

/** Recent searches of this device (R-search-2); unreadable content reads as none. */
export interface SearchHistoryStore {
  read(): readonly string[]
  keep(history: readonly string[]): void
}
