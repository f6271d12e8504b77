import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { PictureFile, UploadedPicture } from '#domain/upload/picture-upload.machine.ts'

/** Brings a picture to where a text can show it. Spec §7 editor server, decision 13. */
export interface PictureUploadPort {
  /** `progressed` hears shares from 0 to 1. What is too large, or no picture, is `rejected` with the reason. */
  upload(
    file: PictureFile,
    progressed: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<UploadedPicture, Failure>>
}
