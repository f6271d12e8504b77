import { ContainerModule } from 'inversify'
import { memoryOwnFiles } from '#infrastructure/private-file/own-file.memory.ts'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { memoryReview } from '#infrastructure/review/review.memory.ts'
import { memoryCloudSchool } from '#infrastructure/school-file/cloud-school.memory.ts'
import { memorySchoolFile } from '#infrastructure/school-file/school-file.memory.ts'
import { memoryLivePlans } from '#infrastructure/studio/live-plan.memory.ts'
import { memoryPlanDrafts } from '#infrastructure/studio/plan-draft.memory.ts'
import { memoryContentHash } from '#infrastructure/upload/content-hash.memory.ts'
import { memoryUploads } from '#infrastructure/upload/upload-store.memory.ts'
import { memoryUploadTransport } from '#infrastructure/upload/upload-transport.memory.ts'
import { OWN_FILE_PORT, SHARE_PORT } from '../../private-file/tokens.ts'
import { REVIEW_PORT } from '../../review/tokens.ts'
import { CLOUD_SCHOOL_PORT, SCHOOL_FILE_PORT } from '../../school-file/tokens.ts'
import { LIVE_PLAN_PORT, PLAN_DRAFT_STORE } from '../../studio/live-plan.tokens.ts'
import { CONTENT_HASH, UPLOAD_STORE, UPLOAD_TRANSPORT } from '../../upload/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of the school's own materials, in memory. */
export const memorySchool = new ContainerModule(({ bind }) => {
  bind(UPLOAD_TRANSPORT).toResolvedValue(memoryUploadTransport, [BACKEND, CALLER])
  bind(UPLOAD_STORE).toResolvedValue(memoryUploads, [BROWSER])
  bind(CONTENT_HASH).toResolvedValue(memoryContentHash)
  bind(LIVE_PLAN_PORT).toResolvedValue(memoryLivePlans, [BACKEND, CALLER])
  bind(PLAN_DRAFT_STORE).toResolvedValue(memoryPlanDrafts, [BROWSER])
  bind(OWN_FILE_PORT).toResolvedValue(memoryOwnFiles, [BACKEND, CALLER])
  bind(SHARE_PORT).toResolvedValue(memoryShare, [BACKEND, CALLER])
  bind(REVIEW_PORT).toResolvedValue(memoryReview, [BACKEND, CALLER])
  bind(SCHOOL_FILE_PORT).toResolvedValue(memorySchoolFile, [BACKEND, CALLER])
  bind(CLOUD_SCHOOL_PORT).toResolvedValue(memoryCloudSchool, [BACKEND, CALLER])
})
