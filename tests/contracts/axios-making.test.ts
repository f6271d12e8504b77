import { afterAll } from 'vitest'
import { inProject } from '#server/config/project-root.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { type StrictStore, startStrictStore } from '#tests/support/strict-store/strict-store.ts'
import { auditLogContract } from './audit-log.contract.ts'
import { commentReportContract } from './comment-report.contract.ts'
import { compositionContract } from './composition.contract.ts'
import { firstStartContract } from './first-start.contract.ts'
import { jobsContract } from './job.contract.ts'
import { liveNoticeContract } from './live-notice.contract.ts'
import { livePlanContract } from './live-plan.contract.ts'
import { moderationContract } from './moderation.contract.ts'
import { ownFileContract } from './own-file.contract.ts'
import { pictureUploadContract } from './picture-upload.contract.ts'
import { questionFaultContract } from './question-fault.contract.ts'
import { questionImportContract } from './question-import.contract.ts'
import { questionMakingContract } from './question-making.contract.ts'
import { releaseContract } from './release.contract.ts'
import { resourceVersionContract } from './resource-version.contract.ts'
import { reviewContract } from './review.contract.ts'
import { cloudSchoolContract, schoolFileContract } from './school-file.contract.ts'
import { sharedAnewContract } from './shared-anew.contract.ts'
import { courseDraftContract, studioThingContract } from './studio.contract.ts'
import { axiosBackendTo } from './support/axios-backend.ts'
import { losesAnswers } from './support/lost-answers.ts'
import { uploadContract } from './upload.contract.ts'

/** The ends of the paths whose answers were lost. */
const lost = new Set<string>()

/** One reference server, whole and real, for the suites that make things, upload and publish: half of the time of all ports. */
let starting: Promise<TestServer> | undefined
const backend = axiosBackendTo(async () => {
  starting ??= startTestServer()
  return (await starting).url
}, lost)
afterAll(async () => (await starting)?.close())

/** One whose uploads go straight to an object store. */
let startingDirect: Promise<{ server: TestServer; store: StrictStore }> | undefined
const startDirect = async () => {
  const store = await startStrictStore()
  const storage = await openStorage({
    seed: seedFilesFolder(),
    dataDirectory: inProject('.cache/test/direct'),
    bucket: store.settings,
    direct: {
      provider: 's3',
      endpoint: null,
      sts: { endpoint: store.url, roleArn: 'arn:aws:iam::1:role/up' },
    },
  })
  return { store, server: await startTestServer({ storage }) }
}
const directBackend = axiosBackendTo(async () => {
  startingDirect ??= startDirect()
  return (await startingDirect).server.url
}, lost)
afterAll(async () => {
  const started = await startingDirect
  await started?.server.close()
  await started?.store.close()
})
uploadContract('axios, straight to a store', directBackend)

jobsContract('axios', backend)
commentReportContract('axios', backend)
moderationContract('axios', backend)
firstStartContract('axios', backend)
auditLogContract('axios', backend)
compositionContract('axios', backend)
questionFaultContract('axios', backend)
questionImportContract('axios', backend)
pictureUploadContract('axios', backend)
uploadContract('axios', backend)
reviewContract('axios', backend)
sharedAnewContract('axios', backend)
ownFileContract('axios', backend)
schoolFileContract('axios', backend)
cloudSchoolContract('axios', backend)
// Last: what they publish is new, and would stand first in the lists that the others read.
releaseContract('axios', backend)
resourceVersionContract('axios', backend)
courseDraftContract('axios', backend)
studioThingContract('axios', backend)
livePlanContract('axios', backend)
liveNoticeContract('axios', backend)
questionMakingContract('axios', backend)

losesAnswers('axios-making', lost)
