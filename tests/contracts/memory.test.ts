import { categoryContract, homeContract, homeLiveContract, hotSearchContract } from './catalogue.contract.ts'
import { failuresContract } from './failures.contract.ts'
import { userActionContract } from './learning.contract.ts'
import { curriculumContract, listContract } from './list.contract.ts'
import { sessionContract } from './session.contract.ts'
import { memoryBackend } from './support/memory-backend.ts'

sessionContract('memory', memoryBackend)
categoryContract('memory', memoryBackend)
listContract('memory', memoryBackend)
curriculumContract('memory', memoryBackend)
homeContract('memory', memoryBackend)
homeLiveContract('memory', memoryBackend)
hotSearchContract('memory', memoryBackend)
userActionContract('memory', memoryBackend)
failuresContract('memory', memoryBackend)
