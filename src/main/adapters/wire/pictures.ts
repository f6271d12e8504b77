import { ContainerModule } from 'inversify'
import { axiosPictureUpload } from '#infrastructure/upload/picture-upload.axios.ts'
import { PICTURE_UPLOAD_PORT } from '../../upload/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for pictures in texts. */
export const wirePictures = new ContainerModule(({ bind }) => {
  bind(PICTURE_UPLOAD_PORT).toResolvedValue(axiosPictureUpload, [HTTP])
})
