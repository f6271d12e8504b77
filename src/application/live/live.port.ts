import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The live strip of the home page. Wire: gethomelivelist. */
export interface HomeLivePort {
  /** Running first, then announced by start, then replays; at most `count`. */
  homeLives(count: number, signal: AbortSignal): Promise<Result<readonly ContentCard[], Failure>>
}
