import type { SchoolLogic } from '#application/app-actors.ts'
import type { OwnFilePort } from '#application/private-file/own-file.port.ts'
import type { SharePort } from '#application/private-file/share.port.ts'
import type { ReviewPort } from '#application/review/review.port.ts'
import type { ContentHash } from '#application/upload/content-hash.port.ts'
import type { UploadStore } from '#application/upload/upload-store.port.ts'
import type { UploadTransport } from '#application/upload/upload-transport.port.ts'
import { token } from '../tokens.ts'

export const UPLOAD_TRANSPORT = token<UploadTransport>('UploadTransport')
export const UPLOAD_STORE = token<UploadStore>('UploadStore')
export const OWN_FILE_PORT = token<OwnFilePort>('OwnFilePort')
export const SHARE_PORT = token<SharePort>('SharePort')
export const REVIEW_PORT = token<ReviewPort>('ReviewPort')
export const CONTENT_HASH = token<ContentHash>('ContentHash')

/** Lives as long as the app, once it is there. */
export const UPLOAD_TRAY = token<SchoolLogic['uploadTray']>('actor uploadTray')
export const OWN_FILE_TASKS = token<SchoolLogic['ownFileTasks']>('actor ownFileTasks')

export const OWN_FILES_LOGIC = token<SchoolLogic['ownFiles']>('logic ownFiles')
export const OWN_FOLDERS_LOGIC = token<SchoolLogic['ownFolders']>('logic ownFolders')
export const SHARE_FORM_LOGIC = token<SchoolLogic['shareForm']>('logic shareForm')
export const SHARE_HISTORY_LOGIC = token<SchoolLogic['shareHistory']>('logic shareHistory')
export const PLACE_CHOICE_LOGIC = token<SchoolLogic['placeChoice']>('logic placeChoice')
export const REVIEW_QUEUE_LOGIC = token<SchoolLogic['reviewQueue']>('logic reviewQueue')
export const REVIEW_ITEM_LOGIC = token<SchoolLogic['reviewItem']>('logic reviewItem')
export const CORRECTION_LOGIC = token<SchoolLogic['correction']>('logic correction')
