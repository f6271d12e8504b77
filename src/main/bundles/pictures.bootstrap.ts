import type { Container, ContainerModule } from 'inversify'
import type { PictureLogic } from '#application/upload/picture-logic.ts'
import { pictureUploadModule } from '../upload/picture-upload.module.ts'
import { PICTURE_UPLOAD_LOGIC, PICTURE_UPLOAD_PORT } from '../upload/tokens.ts'

/** The statechart of uploading a picture to a text, bound to its port. */
export const openPictures = (container: Container, adapters: readonly ContainerModule[]): PictureLogic => {
  container.load(pictureUploadModule, ...adapters)
  const port = container.get(PICTURE_UPLOAD_PORT)
  return {
    pictureUpload: container.get(PICTURE_UPLOAD_LOGIC),
    isOwnPicture: (address) => port.isOwn(address),
  }
}
