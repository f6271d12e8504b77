import type { ContainerModule } from 'inversify'
import { privateFileModule } from '../private-file/private-file.module.ts'
import { uploadModule } from '../upload/upload.module.ts'

/** Fetched with the first page of one's own files, or with uploads that are not done. */
export const ownFilesModules: readonly ContainerModule[] = [privateFileModule, uploadModule]
