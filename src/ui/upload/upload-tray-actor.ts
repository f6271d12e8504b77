import type { OwnFilesLogic } from '#application/app-actors.ts'

export type UploadTrayActor = OwnFilesLogic['uploadTray']
