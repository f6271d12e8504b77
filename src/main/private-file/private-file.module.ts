import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideOwnFileTasks } from '#application/private-file/own-file-tasks.provide.ts'
import { provideOwnFiles } from '#application/private-file/own-files.provide.ts'
import { provideTransferForm } from '#application/private-file/transfer-form.provide.ts'
import { provideRemovalRequest } from '#application/review/removal-request.provide.ts'
import { REMOVAL_REQUEST_LOGIC } from '../review/tokens.ts'
import { OWN_FILE_PORT, OWN_FILE_TASKS, OWN_FILES_LOGIC, SHARE_PORT, TRANSFER_FORM_LOGIC } from './tokens.ts'

export const privateFileModule = new ContainerModule(({ bind }) => {
  bind(OWN_FILES_LOGIC).toResolvedValue(provideOwnFiles, [OWN_FILE_PORT])
  bind(TRANSFER_FORM_LOGIC).toResolvedValue(provideTransferForm, [OWN_FILE_PORT])
  bind(OWN_FILE_TASKS).toResolvedValue(
    (files, shares) => createActor(provideOwnFileTasks(files, shares)),
    [OWN_FILE_PORT, SHARE_PORT],
  )
  bind(REMOVAL_REQUEST_LOGIC).toResolvedValue(provideRemovalRequest, [OWN_FILE_TASKS])
})
