import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideOwnFileTasks } from '#application/private-file/own-file-tasks.provide.ts'
import { provideOwnFiles } from '#application/private-file/own-files.provide.ts'
import { provideShareForm } from '#application/private-file/share-form.provide.ts'
import { provideShareHistory } from '#application/private-file/share-history.provide.ts'
import { provideTransferForm } from '#application/private-file/transfer-form.provide.ts'
import { providePlaceChoice } from '#application/school-file/place-choice.provide.ts'
import { CURRICULUM_PORT } from '../catalogue/tokens.ts'
import { PLACE_CHOICE_LOGIC, SCHOOL_FILE_PORT } from '../school-file/tokens.ts'
import {
  OWN_FILE_PORT,
  OWN_FILE_TASKS,
  OWN_FILES_LOGIC,
  SHARE_FORM_LOGIC,
  SHARE_HISTORY_LOGIC,
  SHARE_PORT,
  TRANSFER_FORM_LOGIC,
} from './tokens.ts'

export const privateFileModule = new ContainerModule(({ bind }) => {
  bind(OWN_FILES_LOGIC).toResolvedValue(provideOwnFiles, [OWN_FILE_PORT])
  bind(TRANSFER_FORM_LOGIC).toResolvedValue(provideTransferForm, [OWN_FILE_PORT])
  bind(OWN_FILE_TASKS).toResolvedValue(
    (files, shares) => createActor(provideOwnFileTasks(files, shares)),
    [OWN_FILE_PORT, SHARE_PORT],
  )
  bind(SHARE_FORM_LOGIC).toResolvedValue(provideShareForm, [SHARE_PORT])
  bind(SHARE_HISTORY_LOGIC).toResolvedValue(provideShareHistory, [SHARE_PORT])
  bind(PLACE_CHOICE_LOGIC).toResolvedValue(providePlaceChoice, [CURRICULUM_PORT, SCHOOL_FILE_PORT])
})
