import type { pictureUploadMachine } from '#domain/upload/picture-upload.machine.ts'
import type { PictureUploadPort } from './picture-upload.port.ts'

/** The statechart for pictures in editors; loaded on first use, started with `useActorRef`. */
export interface PictureLogic {
  readonly pictureUpload: typeof pictureUploadMachine
  readonly isOwnPicture: PictureUploadPort['isOwn']
}
