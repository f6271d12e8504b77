import { ContainerModule } from 'inversify'
import { memoryOwnFiles } from '#infrastructure/private-file/own-file.memory.ts'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { memoryReview } from '#infrastructure/review/review.memory.ts'
import { memoryCloudSchool } from '#infrastructure/school-file/cloud-school.memory.ts'
import { memorySchoolFile } from '#infrastructure/school-file/school-file.memory.ts'
import { memoryContentHash } from '#infrastructure/upload/content-hash.memory.ts'
import { memoryUploads } from '#infrastructure/upload/upload-store.memory.ts'
import { memoryUploadTransport } from '#infrastructure/upload/upload-transport.memory.ts'
import {
  CLOUD_SCHOOL_PORT,
  CONTENT_HASH,
  OWN_FILE_PORT,
  REVIEW_PORT,
  SCHOOL_FILE_PORT,
  SHARE_PORT,
  UPLOAD_STORE,
  UPLOAD_TRANSPORT,
} from '../school/tokens.ts'
import { BROWSER, CALLER, WORLD } from './memory-ground.ts'

const upload = new ContainerModule(({ bind }) => {
  bind(UPLOAD_TRANSPORT).toResolvedValue(memoryUploadTransport, [WORLD, CALLER])
  bind(UPLOAD_STORE).toResolvedValue(memoryUploads, [BROWSER])
  bind(CONTENT_HASH).toResolvedValue(memoryContentHash)
})

const privateFile = new ContainerModule(({ bind }) => {
  bind(OWN_FILE_PORT).toResolvedValue(memoryOwnFiles, [WORLD, CALLER])
  bind(SHARE_PORT).toResolvedValue(memoryShare, [WORLD, CALLER])
})

const review = new ContainerModule(({ bind }) => {
  bind(REVIEW_PORT).toResolvedValue(memoryReview, [WORLD, CALLER])
})

const schoolFile = new ContainerModule(({ bind }) => {
  bind(SCHOOL_FILE_PORT).toResolvedValue(memorySchoolFile, [WORLD, CALLER])
  bind(CLOUD_SCHOOL_PORT).toResolvedValue(memoryCloudSchool, [WORLD, CALLER])
})

/** What of the set the school's own materials need. */
export const memorySchool: readonly ContainerModule[] = [upload, privateFile, review, schoolFile]
