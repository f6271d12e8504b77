import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { UnfinishedUpload, UploadRegistration, UploadWanted } from '#domain/upload/upload.ts'

/** Why sending failed; `lost`: the content cannot be read on this device any more. */
export type SendFailure = Failure | { readonly kind: 'lost' }

/**
 * Uploads files to the user's own files. Wire: getaliosssetting and AddOrUpdatePrivateFileContentAsync;
 * R-upload-2.
 */
export interface UploadTransport {
  /**
   * Registers a file before its bytes are sent; complete at once if the server has the same bytes in a file
   * that the user may see. Fails with `conflict` if the name is taken; a refused suffix or size or a lack of
   * room comes with a message.
   */
  begin(wanted: UploadWanted, signal: AbortSignal): Promise<Result<UploadRegistration, Failure>>
  /**
   * Sends the bytes that the server does not have yet. `progressed` is called with the total of sent bytes;
   * acknowledged bytes need not be sent again after a failure.
   */
  send(
    uploadId: string,
    content: Blob,
    progressed: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<Result<true, SendFailure>>
  /**
   * Completes the file after all bytes were sent; `rejected` with a message if they are not the file that
   * was wanted.
   */
  finish(
    uploadId: string,
    wanted: UploadWanted,
    signal: AbortSignal,
  ): Promise<Result<UploadRegistration, Failure>>
  /** The user's unfinished uploads of all devices. */
  unfinished(signal: AbortSignal): Promise<Result<readonly UnfinishedUpload[], Failure>>
  /** Gives up an unfinished upload. */
  discard(uploadId: string, signal: AbortSignal): Promise<Result<true, Failure>>
}
