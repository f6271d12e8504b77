import { ContainerModule } from 'inversify'
import { axiosOwnFiles } from '#infrastructure/private-file/own-file.axios.ts'
import { axiosShare } from '#infrastructure/private-file/share.axios.ts'
import { axiosReview } from '#infrastructure/review/review.axios.ts'
import { axiosCloudSchool } from '#infrastructure/school-file/cloud-school.axios.ts'
import { axiosSchoolFile } from '#infrastructure/school-file/school-file.axios.ts'
import { axiosLivePlans } from '#infrastructure/studio/live-plan.axios.ts'
import { axiosUploadTransport } from '#infrastructure/upload/upload-transport.axios.ts'
import { OWN_FILE_PORT, SHARE_PORT } from '../../private-file/tokens.ts'
import { REVIEW_PORT } from '../../review/tokens.ts'
import { CLOUD_SCHOOL_PORT, SCHOOL_FILE_PORT } from '../../school-file/tokens.ts'
import { LIVE_PLAN_PORT } from '../../studio/live-plan.tokens.ts'
import { UPLOAD_TRANSPORT } from '../../upload/tokens.ts'
import { HTTP } from './tokens.ts'

/** What the server answers for the school's own materials. */
export const wireSchool = new ContainerModule(({ bind }) => {
  bind(UPLOAD_TRANSPORT).toResolvedValue((http) => axiosUploadTransport(http), [HTTP])
  bind(LIVE_PLAN_PORT).toResolvedValue(axiosLivePlans, [HTTP])
  bind(OWN_FILE_PORT).toResolvedValue(axiosOwnFiles, [HTTP])
  bind(SHARE_PORT).toResolvedValue(axiosShare, [HTTP])
  bind(REVIEW_PORT).toResolvedValue(axiosReview, [HTTP])
  bind(SCHOOL_FILE_PORT).toResolvedValue(axiosSchoolFile, [HTTP])
  bind(CLOUD_SCHOOL_PORT).toResolvedValue(axiosCloudSchool, [HTTP])
})
