import { ContainerModule } from 'inversify'
import { provideCloudList, provideCloudSchool } from '#application/school-file/cloud-school.provide.ts'
import { provideLibraryMenus } from '#application/school-file/library-menus.provide.ts'
import { providePlaceChoice } from '#application/school-file/place-choice.provide.ts'
import { provideSchoolLibrary } from '#application/school-file/school-library.provide.ts'
import { CURRICULUM_PORT } from '../catalogue/curriculum.tokens.ts'
import { PRIVATE_FILE_PORT } from '../private-file/tokens.ts'
import {
  CLOUD_LIST_LOGIC,
  CLOUD_SCHOOL_LOGIC,
  CLOUD_SCHOOL_PORT,
  LIBRARY_MENUS_LOGIC,
  PLACE_CHOICE_LOGIC,
  SCHOOL_FILE_PORT,
  SCHOOL_LIBRARY_LOGIC,
} from './tokens.ts'

export const schoolFileModule = new ContainerModule(({ bind }) => {
  bind(SCHOOL_LIBRARY_LOGIC).toResolvedValue(provideSchoolLibrary, [SCHOOL_FILE_PORT, PRIVATE_FILE_PORT])
  bind(LIBRARY_MENUS_LOGIC).toResolvedValue(provideLibraryMenus, [SCHOOL_FILE_PORT])
  bind(CLOUD_SCHOOL_LOGIC).toResolvedValue(provideCloudSchool, [CLOUD_SCHOOL_PORT])
  bind(CLOUD_LIST_LOGIC).toResolvedValue(provideCloudList, [CLOUD_SCHOOL_PORT])
  bind(PLACE_CHOICE_LOGIC).toResolvedValue(providePlaceChoice, [CURRICULUM_PORT, SCHOOL_FILE_PORT])
})
