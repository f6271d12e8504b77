import { ContainerModule } from 'inversify'
import { providePictureUpload } from '#application/upload/picture-upload.provide.ts'
import { PICTURE_UPLOAD_LOGIC, PICTURE_UPLOAD_PORT } from './tokens.ts'

export const pictureUploadModule = new ContainerModule(({ bind }) => {
  bind(PICTURE_UPLOAD_LOGIC).toResolvedValue(providePictureUpload, [PICTURE_UPLOAD_PORT])
})
