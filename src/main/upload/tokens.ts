import type { OwnFilesLogic } from '#application/app-actors.ts'
import type { ContentHash } from '#application/upload/content-hash.port.ts'
import type { HasUploadsStore } from '#application/upload/has-uploads.port.ts'
import type { PictureLogic } from '#application/upload/picture-logic.ts'
import type { PictureUploadPort } from '#application/upload/picture-upload.port.ts'
import type { UploadStore } from '#application/upload/upload-store.port.ts'
import type { UploadTransport } from '#application/upload/upload-transport.port.ts'
import { token } from '../tokens.ts'

export const PICTURE_UPLOAD_PORT = token<PictureUploadPort>('PictureUploadPort')
export const HAS_UPLOADS_STORE = token<HasUploadsStore>('HasUploadsStore')
export const UPLOAD_TRANSPORT = token<UploadTransport>('UploadTransport')
export const UPLOAD_STORE = token<UploadStore>('UploadStore')
export const CONTENT_HASH = token<ContentHash>('ContentHash')

/* Actors that run as long as the app. */
export const UPLOAD_TRAY = token<OwnFilesLogic['uploadTray']>('actor uploadTray')

export const PICTURE_UPLOAD_LOGIC = token<PictureLogic['pictureUpload']>('logic pictureUpload')
