import { ContainerModule } from 'inversify'
import { memoryJobs } from '#infrastructure/job/jobs.memory.ts'
import { memoryPublishingNotices } from '#infrastructure/release/publishing-notice.memory.ts'
import { memoryRelease } from '#infrastructure/release/release.memory.ts'
import { memoryResourceDrafts } from '#infrastructure/release/resource-draft.memory.ts'
import { memoryResourceVersions } from '#infrastructure/release/resource-version.memory.ts'
import { memoryCourseDrafts } from '#infrastructure/studio/course-draft.memory.ts'
import { memoryCaptionDrafts, memoryHeldEdits } from '#infrastructure/studio/kept-work.memory.ts'
import { memoryStudioThings } from '#infrastructure/studio/studio-thing.memory.ts'
import { memoryUnsentEdits } from '#infrastructure/studio/unsent-edits.memory.ts'
import { JOBS_PORT } from '../../job/tokens.ts'
import {
  PUBLISHING_NOTICE_PORT,
  RELEASE_PORT,
  RESOURCE_DRAFT_STORE,
  RESOURCE_VERSION_PORT,
} from '../../release/tokens.ts'
import {
  CAPTION_DRAFT_STORE,
  COURSE_DRAFT_PORT,
  HELD_EDITS_STORE,
  STUDIO_THING_PORT,
  UNSENT_EDITS_STORE,
} from '../../studio/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of the studio, in memory. */
export const memoryStudio = new ContainerModule(({ bind }) => {
  bind(PUBLISHING_NOTICE_PORT).toResolvedValue(memoryPublishingNotices, [BACKEND, CALLER])
  bind(JOBS_PORT).toResolvedValue(memoryJobs, [BACKEND, CALLER])
  bind(RESOURCE_VERSION_PORT).toResolvedValue(memoryResourceVersions, [BACKEND, CALLER])
  bind(RELEASE_PORT).toResolvedValue(memoryRelease, [BACKEND, CALLER])
  bind(COURSE_DRAFT_PORT).toResolvedValue(memoryCourseDrafts, [BACKEND, CALLER])
  bind(STUDIO_THING_PORT).toResolvedValue(memoryStudioThings, [BACKEND, CALLER])
  bind(CAPTION_DRAFT_STORE).toResolvedValue(memoryCaptionDrafts, [BROWSER])
  bind(HELD_EDITS_STORE).toResolvedValue(memoryHeldEdits, [BROWSER])
  bind(RESOURCE_DRAFT_STORE).toResolvedValue(memoryResourceDrafts, [BROWSER])
  bind(UNSENT_EDITS_STORE).toResolvedValue(memoryUnsentEdits, [BROWSER])
})
