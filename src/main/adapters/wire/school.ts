import { ContainerModule } from 'inversify'
import { axiosCloudSchool } from '#infrastructure/school-file/cloud-school.axios.ts'
import { axiosSchoolFile } from '#infrastructure/school-file/school-file.axios.ts'
import { CLOUD_SCHOOL_PORT, SCHOOL_FILE_PORT } from '../../school-file/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for a school's library and cloud school. */
export const wireSchool = new ContainerModule(({ bind }) => {
  bind(CLOUD_SCHOOL_PORT).toResolvedValue(axiosCloudSchool, [HTTP])
  bind(SCHOOL_FILE_PORT).toResolvedValue(axiosSchoolFile, [HTTP])
})
