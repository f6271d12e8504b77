import { ContainerModule } from 'inversify'
import { axiosOwnFiles } from '#infrastructure/private-file/own-file.axios.ts'
import { axiosShare } from '#infrastructure/private-file/share.axios.ts'
import { axiosReview } from '#infrastructure/review/review.axios.ts'
import { axiosCloudSchool } from '#infrastructure/school-file/cloud-school.axios.ts'
import { axiosSchoolFile } from '#infrastructure/school-file/school-file.axios.ts'
import { browserLocks } from '#infrastructure/session/tab-leadership.web-locks.ts'
import { browserMemory } from '#infrastructure/storage/wipe.ts'
import { workerContentHash } from '#infrastructure/upload/content-hash.worker-thread.ts'
import { indexedDbUploads } from '#infrastructure/upload/upload-store.indexed-db.ts'
import { axiosUploadTransport } from '#infrastructure/upload/upload-transport.axios.ts'
import { MAKE_CLIENT_ID } from '../inside/tokens.ts'
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
import { HTTP } from './axios-ground.ts'

const upload = new ContainerModule(({ bind }) => {
  bind(UPLOAD_TRANSPORT).toResolvedValue((http) => axiosUploadTransport(http), [HTTP])
  bind(UPLOAD_STORE).toResolvedValue(
    (makeId) => indexedDbUploads({ ...browserMemory(), locks: browserLocks(), makeId }),
    [MAKE_CLIENT_ID],
  )
  bind(CONTENT_HASH).toResolvedValue(() => workerContentHash())
})

const privateFile = new ContainerModule(({ bind }) => {
  bind(OWN_FILE_PORT).toResolvedValue(axiosOwnFiles, [HTTP])
  bind(SHARE_PORT).toResolvedValue(axiosShare, [HTTP])
})

const review = new ContainerModule(({ bind }) => {
  bind(REVIEW_PORT).toResolvedValue(axiosReview, [HTTP])
})

const schoolFile = new ContainerModule(({ bind }) => {
  bind(SCHOOL_FILE_PORT).toResolvedValue(axiosSchoolFile, [HTTP])
  bind(CLOUD_SCHOOL_PORT).toResolvedValue(axiosCloudSchool, [HTTP])
})

/** What of the set the school's own materials need. */
export const axiosSchool: readonly ContainerModule[] = [upload, privateFile, review, schoolFile]
