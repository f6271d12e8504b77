import { ContainerModule } from 'inversify'
import { memoryCloudSchool } from '#infrastructure/school-file/cloud-school.memory.ts'
import { memorySchoolFile } from '#infrastructure/school-file/school-file.memory.ts'
import { CLOUD_SCHOOL_PORT, SCHOOL_FILE_PORT } from '../../school-file/tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** Ports of a school's library and cloud school, in memory. */
export const memorySchool = new ContainerModule(({ bind }) => {
  bind(CLOUD_SCHOOL_PORT).toResolvedValue(memoryCloudSchool, [BACKEND, CALLER])
  bind(SCHOOL_FILE_PORT).toResolvedValue(memorySchoolFile, [BACKEND, CALLER])
})
