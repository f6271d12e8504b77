import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The live strip of the home page. Wire: gethomelivelist. */
export interface HomeLivePort {
  /** Running lives first, then announced ones by start, then replays; at most `count` in all. */
  homeLives(count: number, signal: AbortSignal): Promise<Result<readonly ContentCard[], Failure>>
}
