import { ContainerModule } from 'inversify'
import { findFileToSave } from '#application/catalogue/save-file.ts'
import { memoryAnnouncements } from '#infrastructure/announcement/announcement.memory.ts'
import { memoryFileAddress } from '#infrastructure/catalogue/file-address.memory.ts'
import { memoryResource } from '#infrastructure/catalogue/resource.memory.ts'
import { randomClientId } from '#infrastructure/comment/client-id.browser.ts'
import { memoryKept } from '#infrastructure/connection/kept-store.memory.ts'
import { memoryFavourite } from '#infrastructure/favourite/favourite.memory.ts'
import { memoryFavouriteSync } from '#infrastructure/favourite/favourite-sync.memory.ts'
import { memoryLearningRecord } from '#infrastructure/learning/learning-record.memory.ts'
import { memoryLedger } from '#infrastructure/learning/ledger.memory.ts'
import { memoryPageLifecycle } from '#infrastructure/learning/page-lifecycle.memory.ts'
import { memoryUserAction } from '#infrastructure/learning/user-action.memory.ts'
import { memoryPageScroll, memoryScrollPlace } from '#infrastructure/navigation/scroll-place.memory.ts'
import { memoryPrivateFile } from '#infrastructure/private-file/private-file.memory.ts'
import { memoryChosenFiles } from '#infrastructure/session/chosen-file.memory.ts'
import { memoryFormDrafts } from '#infrastructure/session/form-draft.memory.ts'
import { memoryLeftUnsent } from '#infrastructure/session/left-unsent.memory.ts'
import { memoryLeftWork } from '#infrastructure/session/left-work.memory.ts'
import { memoryHasUploads } from '#infrastructure/upload/has-uploads.memory.ts'
import { ANNOUNCEMENT_PORT } from '../../announcement/tokens.ts'
import { FIND_FILE_TO_SAVE, RESOURCE_PORT } from '../../catalogue/tokens.ts'
import { MAKE_CLIENT_ID } from '../../comment/tokens.ts'
import { KEPT_STORE } from '../../connection/tokens.ts'
import { FAVOURITE_PORT, FAVOURITE_SYNC_PORT } from '../../favourite/tokens.ts'
import {
  LEARNING_RECORD_PORT,
  LEDGER_STORE,
  PAGE_LIFECYCLE,
  USER_ACTION_PORT,
} from '../../learning/tokens.ts'
import { PAGE_SCROLL, SCROLL_PLACE_STORE } from '../../navigation/scroll-place.tokens.ts'
import { PRIVATE_FILE_PORT } from '../../private-file/tokens.ts'
import { CHOSEN_FILE_STORE } from '../../session/chosen-file.tokens.ts'
import { FORM_DRAFT_STORE } from '../../session/form-draft.tokens.ts'
import { LEFT_UNSENT } from '../../session/left-unsent.tokens.ts'
import { LEFT_WORK } from '../../session/left-work.tokens.ts'
import { HAS_UPLOADS_STORE } from '../../upload/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports for signed-in users, in memory. */
export const memorySignedIn = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_PORT).toResolvedValue(memoryAnnouncements, [BACKEND, CALLER])
  bind(RESOURCE_PORT).toResolvedValue(memoryResource, [BACKEND, CALLER])
  bind(FIND_FILE_TO_SAVE).toResolvedValue(() => findFileToSave(memoryFileAddress()))
  bind(PRIVATE_FILE_PORT).toResolvedValue(memoryPrivateFile, [BACKEND, CALLER])
  bind(USER_ACTION_PORT).toResolvedValue(memoryUserAction, [BACKEND, CALLER])
  bind(LEARNING_RECORD_PORT).toResolvedValue(memoryLearningRecord, [BACKEND, CALLER])
  bind(LEDGER_STORE).toResolvedValue(memoryLedger, [BROWSER])
  bind(PAGE_LIFECYCLE).toResolvedValue(memoryPageLifecycle)
  bind(SCROLL_PLACE_STORE).toResolvedValue(memoryScrollPlace, [BROWSER])
  bind(PAGE_SCROLL).toResolvedValue(memoryPageScroll)
  bind(LEFT_WORK).toResolvedValue(memoryLeftWork, [BROWSER])
  bind(FORM_DRAFT_STORE).toResolvedValue(memoryFormDrafts, [BROWSER])
  bind(CHOSEN_FILE_STORE).toResolvedValue(memoryChosenFiles, [BROWSER])
  bind(MAKE_CLIENT_ID).toConstantValue(randomClientId)
  bind(HAS_UPLOADS_STORE).toResolvedValue(memoryHasUploads, [BROWSER])
  bind(LEFT_UNSENT).toResolvedValue(memoryLeftUnsent, [BROWSER])
  bind(FAVOURITE_PORT).toResolvedValue(memoryFavourite, [BACKEND, CALLER])
  bind(FAVOURITE_SYNC_PORT).toResolvedValue(memoryFavouriteSync())
  bind(KEPT_STORE).toResolvedValue(memoryKept)
})
