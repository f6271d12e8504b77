import { ContainerModule } from 'inversify'
import { memoryPictureUpload } from '#infrastructure/upload/picture-upload.memory.ts'
import { PICTURE_UPLOAD_PORT } from '../../upload/tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** The port of pictures in texts, in memory. */
export const memoryPictures = new ContainerModule(({ bind }) => {
  bind(PICTURE_UPLOAD_PORT).toResolvedValue(memoryPictureUpload, [BACKEND, CALLER])
})
