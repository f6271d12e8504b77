import type { WordAct, WordGroup, WordKind } from '#domain/frame/managed-word.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Categories, tags and hot searches, for the platform's administrators; forbidden for everybody else. R-frame-2. */
export interface FrameWordPort {
  words(kind: WordKind, signal: AbortSignal): Promise<Result<readonly WordGroup[], Failure>>
  /**
   * Fails with `conflict` if the word changed since it was read or a removed word is still in use, `missing`
   * if it is gone.
   */
  act(kind: WordKind, act: WordAct, signal: AbortSignal): Promise<Result<true, Failure>>
}
