import type { ContainerModule } from 'inversify'
import { pictureUploadModule } from '../upload/picture-upload.module.ts'

/** Fetched with the first editor, or with the first page of who makes questions. */
export const pictureModules: readonly ContainerModule[] = [pictureUploadModule]
