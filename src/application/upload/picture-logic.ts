import type { pictureUploadMachine } from '#domain/upload/picture-upload.machine.ts'
import type { PictureUploadPort } from './picture-upload.port.ts'

/** How an editor takes pictures: fetched with the first one, for `useActorRef`. */
export interface PictureLogic {
  readonly pictureUpload: typeof pictureUploadMachine
  readonly isOwnPicture: PictureUploadPort['isOwn']
}
