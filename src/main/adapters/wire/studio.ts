import { ContainerModule } from 'inversify'
import { axiosJobs } from '#infrastructure/job/jobs.axios.ts'
import { axiosPublishingNotices } from '#infrastructure/release/publishing-notice.axios.ts'
import { axiosRelease } from '#infrastructure/release/release.axios.ts'
import { axiosResourceVersions } from '#infrastructure/release/resource-version.axios.ts'
import { axiosCourseDrafts } from '#infrastructure/studio/course-draft.axios.ts'
import { axiosStudioThings } from '#infrastructure/studio/studio-thing.axios.ts'
import { JOBS_PORT } from '../../job/tokens.ts'
import { PUBLISHING_NOTICE_PORT, RELEASE_PORT, RESOURCE_VERSION_PORT } from '../../release/tokens.ts'
import { COURSE_DRAFT_PORT, STUDIO_THING_PORT } from '../../studio/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for the studio. */
export const wireStudio = new ContainerModule(({ bind }) => {
  bind(PUBLISHING_NOTICE_PORT).toResolvedValue(axiosPublishingNotices, [HTTP])
  bind(JOBS_PORT).toResolvedValue(axiosJobs, [HTTP])
  bind(RESOURCE_VERSION_PORT).toResolvedValue(axiosResourceVersions, [HTTP])
  bind(RELEASE_PORT).toResolvedValue(axiosRelease, [HTTP])
  bind(COURSE_DRAFT_PORT).toResolvedValue(axiosCourseDrafts, [HTTP])
  bind(STUDIO_THING_PORT).toResolvedValue(axiosStudioThings, [HTTP])
})
