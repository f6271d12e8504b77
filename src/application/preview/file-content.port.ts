import type { Result } from '#domain/kernel/result.ts'
import type { PreviewFault } from '#domain/preview/preview-fault.ts'

/** Why bytes do not come; `converting`: the server is still making them. */
export type ContentFault = PreviewFault | 'converting'

/** Reads files from their short-lived addresses, which need no session: nothing here signs anybody out. */
export interface FileContentPort {
  /**
   * The first bytes, at most `most` of them; none of an empty file. `wholeFollows`: the page asks for all of it next, and what came of it is
   * not to come twice. Never rejects but when it is aborted.
   */
  start(
    address: string,
    most: number,
    signal: AbortSignal,
    wholeFollows?: boolean,
  ): Promise<Result<Uint8Array, ContentFault>>
  /** All of it; `tooLarge` beyond `most` bytes. Never rejects but when it is aborted. */
  whole(address: string, most: number, signal: AbortSignal): Promise<Result<Uint8Array, ContentFault>>
}
