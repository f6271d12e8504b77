import { ContainerModule } from 'inversify'
import { axiosCourseDrafts } from '#infrastructure/studio/course-draft.axios.ts'
import { axiosStudioThings } from '#infrastructure/studio/studio-thing.axios.ts'
import { COURSE_DRAFT_PORT, STUDIO_THING_PORT } from '../../studio/tokens.ts'
import { HTTP } from './tokens.ts'

/** What the server answers for the studio. */
export const wireStudio = new ContainerModule(({ bind }) => {
  bind(COURSE_DRAFT_PORT).toResolvedValue(axiosCourseDrafts, [HTTP])
  bind(STUDIO_THING_PORT).toResolvedValue(axiosStudioThings, [HTTP])
})
