import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { UnfinishedUpload, UploadRegistration, UploadWanted } from '#domain/upload/upload.ts'

/** Why bytes did not all arrive; `lost`: the content cannot be read on this device any more. */
export type SendFailure = Failure | { readonly kind: 'lost' }

/** Brings files among the user's own. Wire: getaliosssetting and AddOrUpdatePrivateFileContentAsync; R-upload-2. */
export interface UploadTransport {
  /**
   * Asks for a file before anything is sent: it is kept at once where the server has its bytes and the user may see them.
   * A name that is taken is rejected as `conflict`; suffix, size and room with the reason.
   */
  begin(wanted: UploadWanted, signal: AbortSignal): Promise<Result<UploadRegistration, Failure>>
  /**
   * Sends the bytes that the server has not got. `progressed` hears how many have left in all; what was acknowledged is
   * safe whatever happens then.
   */
  send(
    uploadId: string,
    content: Blob,
    progressed: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<Result<true, SendFailure>>
  /** Asks for the file once all bytes were sent; what is no such file is `rejected` with the reason. */
  finish(
    uploadId: string,
    wanted: UploadWanted,
    signal: AbortSignal,
  ): Promise<Result<UploadRegistration, Failure>>
  /** What this user began and did not finish, on whatever device. */
  unfinished(signal: AbortSignal): Promise<Result<readonly UnfinishedUpload[], Failure>>
  /** Lets go of what was begun. */
  discard(uploadId: string, signal: AbortSignal): Promise<Result<true, Failure>>
}
