import type { SchoolLogic } from '#application/app-actors.ts'
import type { CloudSchoolPort } from '#application/school-file/cloud-school.port.ts'
import type { SchoolFilePort } from '#application/school-file/school-file.port.ts'
import type { schoolLibraryMachine } from '#domain/school-file/school-library.machine.ts'
import { token } from '../tokens.ts'

export const SCHOOL_FILE_PORT = token<SchoolFilePort>('SchoolFilePort')
export const CLOUD_SCHOOL_PORT = token<CloudSchoolPort>('CloudSchoolPort')

export const PLACE_CHOICE_LOGIC = token<SchoolLogic['placeChoice']>('logic placeChoice')
export const SCHOOL_LIBRARY_LOGIC = token<typeof schoolLibraryMachine>('logic schoolLibrary')
export const LIBRARY_MENUS_LOGIC = token<SchoolLogic['libraryMenus']>('logic libraryMenus')
export const CLOUD_SCHOOL_LOGIC = token<SchoolLogic['cloudSchool']>('logic cloudSchool')
export const CLOUD_LIST_LOGIC = token<SchoolLogic['cloudList']>('logic cloudList')
