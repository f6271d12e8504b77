import type { SchoolLogic } from '#application/app-actors.ts'

export type UploadTrayActor = SchoolLogic['uploadTray']
