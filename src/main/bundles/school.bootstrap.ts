import type { Container, ContainerModule } from 'inversify'
import type { SchoolLogic } from '#application/app-actors.ts'
import { findPlanFaults } from '#infrastructure/studio/live-plan-faults.ts'
import type { AppContext } from '../app-context.ts'
import { MAKE_CLIENT_ID } from '../comment/tokens.ts'
import { ownFilesOpener, transferFormOpener, wireOwnFiles } from '../private-file/own-file.wiring.ts'
import {
  OWN_FILE_TASKS,
  OWN_FILES_LOGIC,
  SHARE_FORM_LOGIC,
  SHARE_HISTORY_LOGIC,
  TRANSFER_FORM_LOGIC,
} from '../private-file/tokens.ts'
import { wireReview } from '../review/review.wiring.ts'
import { reviewQueueOpener } from '../review/review-queue.wiring.ts'
import { takeDownOpener } from '../review/take-down.wiring.ts'
import {
  CORRECTION_LOGIC,
  PENDING_REQUESTS,
  REMOVAL_REQUEST_LOGIC,
  REVIEW_ITEM_LOGIC,
  REVIEW_QUEUE_LOGIC,
  REVIEW_RIGHTS,
  TAKE_DOWN_LOGIC,
} from '../review/tokens.ts'
import { libraryOpener } from '../school-file/library.wiring.ts'
import {
  CLOUD_LIST_LOGIC,
  CLOUD_SCHOOL_LOGIC,
  LIBRARY_MENUS_LOGIC,
  PLACE_CHOICE_LOGIC,
  SCHOOL_LIBRARY_LOGIC,
} from '../school-file/tokens.ts'
import { whenSignedIn } from '../session/when-signed-in.ts'
import {
  LIVE_PLAN_LOGIC,
  LIVE_PLANS_LOGIC,
  PLAN_DRAFT_STORE,
  PLAN_THINGS_LOGIC,
} from '../studio/live-plan.tokens.ts'
import {
  livePlanOpener,
  livePlansOpener,
  planPlaceOpener,
  planThingsOpener,
} from '../studio/live-plan.wiring.ts'
import { HAS_UPLOADS_STORE, UPLOAD_TRAY } from '../upload/tokens.ts'
import { wireUploads } from '../upload/upload.wiring.ts'
import { schoolModules } from './school.ts'

/** The statecharts of the school's own materials, bound to their ports. */
export const openSchool = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): SchoolLogic => {
  container.load(...schoolModules, ...adapters)
  const uploadTray = container.get(UPLOAD_TRAY)
  wireUploads(app, uploadTray, container.get(HAS_UPLOADS_STORE))
  const ownFileTasks = container.get(OWN_FILE_TASKS)
  wireOwnFiles(app, { ownFileTasks, uploadTray }, container.get(MAKE_CLIENT_ID))
  const pendingRequests = container.get(PENDING_REQUESTS)
  const reviewRights = container.get(REVIEW_RIGHTS)
  wireReview(app, { pendingRequests, reviewRights })
  whenSignedIn(app.actors, container.get(PLAN_DRAFT_STORE).keepOnlyOf)
  return {
    openLibrary: libraryOpener(app, container.get(SCHOOL_LIBRARY_LOGIC)),
    libraryMenus: container.get(LIBRARY_MENUS_LOGIC),
    cloudSchool: container.get(CLOUD_SCHOOL_LOGIC),
    cloudList: container.get(CLOUD_LIST_LOGIC),
    uploadTray,
    ownFileTasks,
    openOwnFiles: ownFilesOpener(container.get(OWN_FILES_LOGIC), { ownFileTasks, uploadTray }),
    openTransferForm: transferFormOpener(container.get(TRANSFER_FORM_LOGIC), { ownFileTasks }),
    shareForm: container.get(SHARE_FORM_LOGIC),
    shareHistory: container.get(SHARE_HISTORY_LOGIC),
    placeChoice: container.get(PLACE_CHOICE_LOGIC),
    openReviewQueue: reviewQueueOpener(app, container.get(REVIEW_QUEUE_LOGIC), pendingRequests),
    pendingRequests,
    reviewRights,
    reviewItem: container.get(REVIEW_ITEM_LOGIC),
    openTakeDown: takeDownOpener(app, container.get(TAKE_DOWN_LOGIC), pendingRequests),
    correction: container.get(CORRECTION_LOGIC),
    removalRequest: container.get(REMOVAL_REQUEST_LOGIC),
    openLivePlans: livePlansOpener(app, container.get(LIVE_PLANS_LOGIC), container.get(MAKE_CLIENT_ID)),
    openLivePlan: livePlanOpener(app, container.get(LIVE_PLAN_LOGIC), container.get(MAKE_CLIENT_ID)),
    openPlanThings: planThingsOpener(container.get(PLAN_THINGS_LOGIC)),
    openPlanPlace: planPlaceOpener(container.get(PLACE_CHOICE_LOGIC)),
    findPlanFaults,
    makePlanKey: container.get(MAKE_CLIENT_ID),
  }
}
