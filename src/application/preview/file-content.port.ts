import type { Result } from '#domain/kernel/result.ts'
import type { PreviewFault } from '#domain/preview/preview-fault.ts'

/** Why a file cannot be read; `converting`: the server is still converting it. */
export type ContentFault = PreviewFault | 'converting'

/**
 * Reads files from short-lived addresses. They need no session, so that a refusal is never an expiry of the
 * session.
 */
export interface FileContentPort {
  /**
   * The first bytes of a file, at most `most`; none of an empty file. `wholeFollows`: `whole` is called next,
   * so that the same bytes should not be downloaded twice. Rejects only when aborted.
   */
  start(
    address: string,
    most: number,
    signal: AbortSignal,
    wholeFollows?: boolean,
  ): Promise<Result<Uint8Array, ContentFault>>
  /** The whole file; fails with `tooLarge` beyond `most` bytes. Rejects only when aborted. */
  whole(address: string, most: number, signal: AbortSignal): Promise<Result<Uint8Array, ContentFault>>
}
