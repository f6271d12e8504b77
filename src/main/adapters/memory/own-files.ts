import { ContainerModule } from 'inversify'
import { memoryOwnFiles as ownFiles } from '#infrastructure/private-file/own-file.memory.ts'
import { memoryContentHash } from '#infrastructure/upload/content-hash.memory.ts'
import { memoryUploads } from '#infrastructure/upload/upload-store.memory.ts'
import { memoryUploadTransport } from '#infrastructure/upload/upload-transport.memory.ts'
import { OWN_FILE_PORT } from '../../private-file/tokens.ts'
import { CONTENT_HASH, UPLOAD_STORE, UPLOAD_TRANSPORT } from '../../upload/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of own files and uploads, in memory. */
export const memoryOwnFiles = new ContainerModule(({ bind }) => {
  bind(OWN_FILE_PORT).toResolvedValue(ownFiles, [BACKEND, CALLER])
  bind(UPLOAD_TRANSPORT).toResolvedValue(memoryUploadTransport, [BACKEND, CALLER])
  bind(UPLOAD_STORE).toResolvedValue(memoryUploads, [BROWSER])
  bind(CONTENT_HASH).toResolvedValue(memoryContentHash)
})
