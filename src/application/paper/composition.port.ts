import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { PaperKind } from '#domain/paper/composition-service.ts'

/** Which service the user's school composes papers with. Wire: GetXKWAuthUrl. */
export interface CompositionPort {
  /**
   * The address of an external service; null for the built-in composer. `forbidden` for users who may not
   * compose (ZjIsShow).
   */
  service(kind: PaperKind, signal: AbortSignal): Promise<Result<string | null, Failure>>
}
