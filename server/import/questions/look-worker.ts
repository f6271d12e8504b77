import { parentPort, workerData } from 'node:worker_threads'
import { FileRefusal } from './draft.ts'
import type { LookAnswer, LookQuestion } from './look-apart.ts'
import { lookAt } from './looked-at.ts'

const answerTo = ({ bytes, subjectId, corrections }: LookQuestion): LookAnswer => {
  try {
    return { looked: lookAt(bytes, subjectId, corrections) }
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.message }
    throw error
  }
}

parentPort?.postMessage(answerTo(workerData as LookQuestion))
