import type { Container, ContainerModule } from 'inversify'
import type { SchoolLogic } from '#application/app-actors.ts'
import { MAKE_CLIENT_ID, UPLOADS_THERE } from '../inside/tokens.ts'
import type { Wired } from '../wired.ts'
import { wireOwnFiles } from './own-file-wiring.ts'
import { privateFileSchool } from './private-file.module.ts'
import { reviewSchool } from './review.module.ts'
import { schoolFileSchool } from './school-file.module.ts'
import {
  CLOUD_LIST_LOGIC,
  CLOUD_SCHOOL_LOGIC,
  CORRECTION_LOGIC,
  LIBRARY_MENUS_LOGIC,
  OWN_FILE_PORT,
  OWN_FILE_TASKS,
  OWN_FILES_LOGIC,
  OWN_FOLDERS_LOGIC,
  PENDING_REQUESTS,
  PLACE_CHOICE_LOGIC,
  REVIEW_ITEM_LOGIC,
  REVIEW_QUEUE_LOGIC,
  REVIEW_RIGHTS,
  SCHOOL_LIBRARY_LOGIC,
  SHARE_FORM_LOGIC,
  SHARE_HISTORY_LOGIC,
  TAKE_DOWN_LOGIC,
  UPLOAD_TRAY,
} from './tokens.ts'
import { uploadSchool } from './upload.module.ts'
import { wireUploads } from './upload-wiring.ts'

/** One module a feature, as inside. */
const FEATURES: readonly ContainerModule[] = [privateFileSchool, reviewSchool, schoolFileSchool, uploadSchool]

/** The statecharts of the school's own materials, bound to their ports. */
export const openSchool = (
  container: Container,
  adapters: readonly ContainerModule[],
  wired: Wired,
): SchoolLogic => {
  container.load(...FEATURES, ...adapters)
  const uploadTray = container.get(UPLOAD_TRAY)
  wireUploads(wired, uploadTray, container.get(UPLOADS_THERE))
  const makeKey = container.get(MAKE_CLIENT_ID)
  const upload: SchoolLogic['upload'] = (files) =>
    uploadTray.send({ type: 'tray.add', files: files.map((file) => ({ ...file, key: makeKey() })) })
  const ownFileTasks = container.get(OWN_FILE_TASKS)
  const reach = wireOwnFiles(wired, { tasks: ownFileTasks, port: container.get(OWN_FILE_PORT), upload })
  const pendingRequests = container.get(PENDING_REQUESTS)
  pendingRequests.start()
  const reviewRights = container.get(REVIEW_RIGHTS)
  reviewRights.start()
  return {
    schoolLibrary: container.get(SCHOOL_LIBRARY_LOGIC),
    libraryMenus: container.get(LIBRARY_MENUS_LOGIC),
    cloudSchool: container.get(CLOUD_SCHOOL_LOGIC),
    cloudList: container.get(CLOUD_LIST_LOGIC),
    uploadTray,
    upload,
    ...reach,
    ownFileTasks,
    ownFiles: container.get(OWN_FILES_LOGIC),
    ownFolders: container.get(OWN_FOLDERS_LOGIC),
    shareForm: container.get(SHARE_FORM_LOGIC),
    shareHistory: container.get(SHARE_HISTORY_LOGIC),
    placeChoice: container.get(PLACE_CHOICE_LOGIC),
    reviewQueue: container.get(REVIEW_QUEUE_LOGIC),
    pendingRequests,
    reviewRights,
    reviewItem: container.get(REVIEW_ITEM_LOGIC),
    takeDown: container.get(TAKE_DOWN_LOGIC),
    correction: container.get(CORRECTION_LOGIC),
  }
}
