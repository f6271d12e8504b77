import type { ContentType } from '#domain/catalogue/category.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Hot searches. Wire: hotsearch. */
export interface HotSearchPort {
  /** At most 10 terms, the most popular first. */
  hotTerms(type: ContentType, signal: AbortSignal): Promise<Result<readonly string[], Failure>>
}

/** Stores the recent searches of this device (R-search-2); unreadable entries read as none. */
export interface SearchHistoryStore {
  read(): readonly string[]
  keep(history: readonly string[]): void
}
