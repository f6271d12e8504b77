import { afterAll } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { categoryContract, homeContract, homeLiveContract, hotSearchContract } from './catalogue.contract.ts'
import { commentContract } from './comment.contract.ts'
import { courseContract, resourceContract } from './course.contract.ts'
import { devicesContract } from './devices.contract.ts'
import { failuresContract } from './failures.contract.ts'
import { favouriteContract } from './favourite.contract.ts'
import { learningContract, userActionContract } from './learning.contract.ts'
import { learningRecordContract } from './learning-record.contract.ts'
import { lessonContract, noteContract } from './lesson.contract.ts'
import { curriculumContract, listContract } from './list.contract.ts'
import { paperContract } from './paper.contract.ts'
import { passwordContract } from './password.contract.ts'
import { practiceContract } from './practice.contract.ts'
import { lessonQuestionContract } from './question.contract.ts'
import { questionBankContract } from './question-bank.contract.ts'
import { secondFactorContract } from './second-factor.contract.ts'
import { serverVersionContract } from './server-version.contract.ts'
import { sessionContract } from './session.contract.ts'
import { axiosBackendTo } from './support/axios-backend.ts'
import { losesAnswers } from './support/lost-answers.ts'

/** The ends of the paths whose answers were lost. */
const lost = new Set<string>()

/** One reference server, whole and real, for all suites of this file. Others: axios-{making,office,live}.test.ts, each with servers of its own, side by side. */
let starting: Promise<TestServer> | undefined
const backend = axiosBackendTo(async () => {
  starting ??= startTestServer()
  return (await starting).url
}, lost)
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
learningRecordContract('axios', backend)
devicesContract('axios', backend)
serverVersionContract('axios', backend)
passwordContract('axios', backend)
secondFactorContract('axios', backend)
courseContract('axios', backend)
resourceContract('axios', backend)
lessonContract('axios', backend)
noteContract('axios', backend)
favouriteContract('axios', backend)
failuresContract('axios', backend)
commentContract('axios', backend)
lessonQuestionContract('axios', backend)
paperContract('axios', backend)
questionBankContract('axios', backend)
practiceContract('axios', backend)

losesAnswers('axios', lost)
