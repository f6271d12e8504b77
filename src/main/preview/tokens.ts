import type { ResourceLogic } from '#application/app-actors.ts'
import type { FileContentPort } from '#application/preview/file-content.port.ts'
import type { FileReaders } from '#application/preview/file-readers.port.ts'
import { token } from '../tokens.ts'

export const FILE_CONTENT_PORT = token<FileContentPort>('FileContentPort')
export const FILE_READERS = token<FileReaders>('FileReaders')

export const FILE_PREVIEW_LOGIC = token<ResourceLogic['filePreview']>('logic filePreview')
