import { afterAll } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { announcementContract } from './announcement.contract.ts'
import { cloudMenuContract } from './cloud-menu.contract.ts'
import { curriculumAdminContract } from './curriculum-admin.contract.ts'
import { frameBannerContract } from './frame-banner.contract.ts'
import { frameWordContract } from './frame-word.contract.ts'
import { peopleContract } from './people.contract.ts'
import { personalDataContract } from './personal-data.contract.ts'
import { rolesContract } from './roles.contract.ts'
import { rosterContract } from './roster.contract.ts'
import { schoolsContract } from './schools.contract.ts'
import { siteSettingsContract } from './site-settings.contract.ts'
import { axiosBackendTo } from './support/axios-backend.ts'
import { losesAnswers } from './support/lost-answers.ts'

/** The ends of the paths whose answers were lost. */
const lost = new Set<string>()

/** One for whom administrators change: the others sign in as before. */
let startingPeople: Promise<TestServer> | undefined
const peopleBackend = axiosBackendTo(async () => {
  startingPeople ??= startTestServer()
  return (await startingPeople).url
}, lost)
afterAll(async () => (await startingPeople)?.close())
peopleContract('axios', peopleBackend)

/** One for what leaves other people and schools behind. */
let startingOffice: Promise<TestServer> | undefined
const officeBackend = axiosBackendTo(async () => {
  startingOffice ??= startTestServer()
  return (await startingOffice).url
}, lost)
afterAll(async () => (await startingOffice)?.close())
personalDataContract('axios', officeBackend)
schoolsContract('axios', officeBackend)
rosterContract('axios', officeBackend)
frameBannerContract('axios', officeBackend)
cloudMenuContract('axios', officeBackend)
frameWordContract('axios', officeBackend)
curriculumAdminContract('axios', officeBackend)
siteSettingsContract('axios', officeBackend)
rolesContract('axios', officeBackend)
announcementContract('axios', officeBackend)

losesAnswers('axios-office', lost)
