import type { Container, ContainerModule } from 'inversify'
import type { SchoolLogic } from '#application/app-actors.ts'
import { MAKE_CLIENT_ID, UPLOADS_THERE } from '../inside/tokens.ts'
import type { Wired } from '../wired.ts'
import { schoolFileSchool } from './school-file.module.ts'
import {
  CLOUD_LIST_LOGIC,
  CLOUD_SCHOOL_LOGIC,
  LIBRARY_MENUS_LOGIC,
  SCHOOL_LIBRARY_LOGIC,
  UPLOAD_TRAY,
} from './tokens.ts'
import { uploadSchool } from './upload.module.ts'
import { wireUploads } from './upload-wiring.ts'

/** One module a feature, as inside. */
const FEATURES: readonly ContainerModule[] = [uploadSchool, schoolFileSchool]

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
  return {
    schoolLibrary: container.get(SCHOOL_LIBRARY_LOGIC),
    libraryMenus: container.get(LIBRARY_MENUS_LOGIC),
    cloudSchool: container.get(CLOUD_SCHOOL_LOGIC),
    cloudList: container.get(CLOUD_LIST_LOGIC),
    uploadTray,
    upload: (files) =>
      uploadTray.send({ type: 'tray.add', files: files.map((file) => ({ ...file, key: makeKey() })) }),
  }
}
