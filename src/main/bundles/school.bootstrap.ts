import type { Container, ContainerModule } from 'inversify'
import type { SchoolLogic } from '#application/app-actors.ts'
import { renewResourceFile } from '#application/catalogue/renew-resource-file.ts'
import { renewCloudFile } from '#application/school-file/renew-cloud-file.ts'
import type { AppContext } from '../app-context.ts'
import { RESOURCE_PORT } from '../catalogue/tokens.ts'
import { libraryOpener } from '../school-file/library.wiring.ts'
import { schoolFileModule } from '../school-file/school-file.module.ts'
import {
  CLOUD_LIST_LOGIC,
  CLOUD_SCHOOL_LOGIC,
  CLOUD_SCHOOL_PORT,
  LIBRARY_MENUS_LOGIC,
  PLACE_CHOICE_LOGIC,
  SCHOOL_LIBRARY_LOGIC,
} from '../school-file/tokens.ts'

/** The statecharts of a school's library and cloud school, bound to their ports. */
export const openSchool = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): SchoolLogic => {
  container.load(schoolFileModule, ...adapters)
  return {
    openLibrary: libraryOpener(app, container.get(SCHOOL_LIBRARY_LOGIC)),
    libraryMenus: container.get(LIBRARY_MENUS_LOGIC),
    cloudSchool: container.get(CLOUD_SCHOOL_LOGIC),
    cloudList: container.get(CLOUD_LIST_LOGIC),
    placeChoice: container.get(PLACE_CHOICE_LOGIC),
    renewLibraryFile: renewResourceFile(container.get(RESOURCE_PORT)),
    renewCloudFile: renewCloudFile(container.get(CLOUD_SCHOOL_PORT)),
  }
}
