import type { SchoolLogic } from '#application/app-actors.ts'
import type { OwnFilePort } from '#application/private-file/own-file.port.ts'
import type { SharePort } from '#application/private-file/share.port.ts'
import type { ReviewPort } from '#application/review/review.port.ts'
import type { CloudSchoolPort } from '#application/school-file/cloud-school.port.ts'
import type { SchoolFilePort } from '#application/school-file/school-file.port.ts'
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

export const SCHOOL_FILE_PORT = token<SchoolFilePort>('SchoolFilePort')
export const CLOUD_SCHOOL_PORT = token<CloudSchoolPort>('CloudSchoolPort')

/** Lives as long as the app, once it is there. */
export const UPLOAD_TRAY = token<SchoolLogic['uploadTray']>('actor uploadTray')
export const OWN_FILE_TASKS = token<SchoolLogic['ownFileTasks']>('actor ownFileTasks')

export const OWN_FILES_LOGIC = token<SchoolLogic['ownFiles']>('logic ownFiles')
export const OWN_FOLDERS_LOGIC = token<SchoolLogic['ownFolders']>('logic ownFolders')
export const SHARE_FORM_LOGIC = token<SchoolLogic['shareForm']>('logic shareForm')
export const SHARE_HISTORY_LOGIC = token<SchoolLogic['shareHistory']>('logic shareHistory')
export const PLACE_CHOICE_LOGIC = token<SchoolLogic['placeChoice']>('logic placeChoice')
export const REVIEW_QUEUE_LOGIC = token<SchoolLogic['reviewQueue']>('logic reviewQueue')
export const REVIEW_RIGHTS = token<SchoolLogic['reviewRights']>('actor reviewRights')
export const PENDING_REQUESTS = token<SchoolLogic['pendingRequests']>('actor pendingRequests')
export const REVIEW_ITEM_LOGIC = token<SchoolLogic['reviewItem']>('logic reviewItem')
export const TAKE_DOWN_LOGIC = token<SchoolLogic['takeDown']>('logic takeDown')
export const CORRECTION_LOGIC = token<SchoolLogic['correction']>('logic correction')

export const SCHOOL_LIBRARY_LOGIC = token<SchoolLogic['schoolLibrary']>('logic schoolLibrary')
export const LIBRARY_MENUS_LOGIC = token<SchoolLogic['libraryMenus']>('logic libraryMenus')
export const CLOUD_SCHOOL_LOGIC = token<SchoolLogic['cloudSchool']>('logic cloudSchool')
export const CLOUD_LIST_LOGIC = token<SchoolLogic['cloudList']>('logic cloudList')
