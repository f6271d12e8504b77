import { afterAll } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { categoryContract, homeContract, homeLiveContract, hotSearchContract } from './catalogue.contract.ts'
import { commentContract } from './comment.contract.ts'
import { courseContract, resourceContract } from './course.contract.ts'
import { devicesContract } from './devices.contract.ts'
import { failuresContract } from './failures.contract.ts'
import { favouriteContract } from './favourite.contract.ts'
import { learningContract, userActionContract } from './learning.contract.ts'
import { curriculumContract, listContract } from './list.contract.ts'
import { pictureUploadContract } from './picture-upload.contract.ts'
import { lessonQuestionContract } from './question.contract.ts'
import { sessionContract } from './session.contract.ts'
import { axiosBackendTo } from './support/axios-backend.ts'

/** One reference server, whole and real, for all suites of this file. */
let starting: Promise<TestServer> | undefined
const backend = axiosBackendTo(async () => {
  starting ??= startTestServer()
  return (await starting).url
})
afterAll(async () => (await starting)?.close())

sessionContract('axios', backend)
categoryContract('axios', backend)
listContract('axios', backend)
curriculumContract('axios', backend)
homeContract('axios', backend)
homeLiveContract('axios', backend)
hotSearchContract('axios', backend)
userActionContract('axios', backend)
learningContract('axios', backend)
devicesContract('axios', backend)
courseContract('axios', backend)
resourceContract('axios', backend)
favouriteContract('axios', backend)
failuresContract('axios', backend)
commentContract('axios', backend)
lessonQuestionContract('axios', backend)
pictureUploadContract('axios', backend)
