import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { PaperKind } from '#domain/paper/composition-service.ts'

/** Where the school composes papers. Wire: GetXKWAuthUrl. */
export interface CompositionPort {
  /** The address of an outside service; null for the built-in composer. Forbidden to who may not compose (ZjIsShow). */
  service(kind: PaperKind, signal: AbortSignal): Promise<Result<string | null, Failure>>
}
