import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { PictureSource, UploadedPicture } from '#domain/upload/picture-upload.machine.ts'

/**
 * Brings a picture to where a text can show it; one of another site is fetched by the server, from the sites that the school
 * names. R-comment-2, R-wire-10.
 */
export interface PictureUploadPort {
  /** `progressed` hears shares from 0 to 1. What is too large, no picture, or of a site that is not named, is `rejected` with the reason. */
  upload(
    file: PictureSource,
    progressed: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<UploadedPicture, Failure>>
  /** Whether an address is that of a picture that was brought in so. */
  isOwn(address: string): boolean
}
