import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { PictureSource, UploadedPicture } from '#domain/upload/picture-upload.machine.ts'

/**
 * Uploads a picture for use in a text. A picture of another site is fetched by the server, only from sites
 * that the school allows. R-comment-2, R-wire-10.
 */
export interface PictureUploadPort {
  /**
   * `progressed` is called with the sent share, 0 to 1. A file that is too large or no picture, or a site
   * that is not allowed, is `rejected` with a message.
   */
  upload(
    file: PictureSource,
    progressed: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<UploadedPicture, Failure>>
  /** Whether an address belongs to a picture that was uploaded in this way. */
  isOwn(address: string): boolean
}
