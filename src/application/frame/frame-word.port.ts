import type { WordAct, WordGroup, WordKind } from '#domain/frame/managed-word.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Categories, tags and hot searches, for the platform's administrators; forbidden for everybody else. R-frame-2. */
export interface FrameWordPort {
  words(kind: WordKind, signal: AbortSignal): Promise<Result<readonly WordGroup[], Failure>>
  /** A conflict where somebody changed it meanwhile, or something hangs on what is removed; missing where it is gone. */
  act(kind: WordKind, act: WordAct, signal: AbortSignal): Promise<Result<true, Failure>>
}
