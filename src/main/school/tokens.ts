import type { SchoolLogic } from '#application/app-actors.ts'
import type { ContentHash } from '#application/upload/content-hash.port.ts'
import type { UploadStore } from '#application/upload/upload-store.port.ts'
import type { UploadTransport } from '#application/upload/upload-transport.port.ts'
import { token } from '../tokens.ts'

export const UPLOAD_TRANSPORT = token<UploadTransport>('UploadTransport')
export const UPLOAD_STORE = token<UploadStore>('UploadStore')
export const CONTENT_HASH = token<ContentHash>('ContentHash')

/** Lives as long as the app, once it is there. */
export const UPLOAD_TRAY = token<SchoolLogic['uploadTray']>('actor uploadTray')
