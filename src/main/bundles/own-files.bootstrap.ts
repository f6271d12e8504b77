import type { Container, ContainerModule } from 'inversify'
import type { OwnFilesLogic } from '#application/app-actors.ts'
import { renewOwnFile } from '#application/private-file/renew-own-file.ts'
import type { AppContext } from '../app-context.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { ownFilesOpener, transferFormOpener, wireOwnFiles } from '../private-file/own-file.wiring.ts'
import { privateFileModule } from '../private-file/private-file.module.ts'
import {
  OWN_FILE_PORT,
  OWN_FILE_TASKS,
  OWN_FILES_LOGIC,
  TRANSFER_FORM_LOGIC,
} from '../private-file/tokens.ts'
import { REMOVAL_REQUEST_LOGIC } from '../review/tokens.ts'
import { HAS_UPLOADS_STORE, UPLOAD_TRAY } from '../upload/tokens.ts'
import { uploadModule } from '../upload/upload.module.ts'
import { wireUploads } from '../upload/upload.wiring.ts'

/** The statecharts of own files and uploads, bound to their ports. Requires the loaded bundle `sharing`. */
export const openOwnFiles = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): OwnFilesLogic => {
  container.load(privateFileModule, uploadModule, ...adapters)
  const uploadTray = container.get(UPLOAD_TRAY)
  wireUploads(app, uploadTray, container.get(HAS_UPLOADS_STORE))
  const ownFileTasks = container.get(OWN_FILE_TASKS)
  wireOwnFiles(app, { ownFileTasks, uploadTray }, container.get(MAKE_CLIENT_ID))
  app.running.add(uploadTray, ownFileTasks)
  return {
    uploadTray,
    ownFileTasks,
    openOwnFiles: ownFilesOpener(container.get(OWN_FILES_LOGIC), { ownFileTasks, uploadTray }),
    openTransferForm: transferFormOpener(container.get(TRANSFER_FORM_LOGIC), { ownFileTasks }),
    removalRequest: container.get(REMOVAL_REQUEST_LOGIC),
    renewFile: renewOwnFile(container.get(OWN_FILE_PORT)),
  }
}
