import type { OwnFilesLogic, SharingLogic } from '#application/app-actors.ts'
import type { OwnFilePort } from '#application/private-file/own-file.port.ts'
import type { PrivateFilePort } from '#application/private-file/private-file.port.ts'
import type { SharePort } from '#application/private-file/share.port.ts'
import type { ownFilesMachine } from '#domain/private-file/own-files.machine.ts'
import type { transferFormMachine } from '#domain/private-file/transfer-form.machine.ts'
import { token } from '../tokens.ts'

export const PRIVATE_FILE_PORT = token<PrivateFilePort>('PrivateFilePort')
export const OWN_FILE_PORT = token<OwnFilePort>('OwnFilePort')
export const SHARE_PORT = token<SharePort>('SharePort')

/* Actors that run as long as the app. */
export const OWN_FILE_TASKS = token<OwnFilesLogic['ownFileTasks']>('actor ownFileTasks')

export const OWN_FILES_LOGIC = token<typeof ownFilesMachine>('logic ownFiles')
export const TRANSFER_FORM_LOGIC = token<typeof transferFormMachine>('logic transferForm')
export const SHARE_FORM_LOGIC = token<SharingLogic['shareForm']>('logic shareForm')
export const SHARE_HISTORY_LOGIC = token<SharingLogic['shareHistory']>('logic shareHistory')
