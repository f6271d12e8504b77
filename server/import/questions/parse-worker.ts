import { parentPort, workerData } from 'node:worker_threads'
import { FileRefusal } from './draft.ts'
import type { ParseRequest, ParseResponse } from './parse-in-worker.ts'
import { parseQuestionFile } from './parse-question-file.ts'

const answerTo = ({ bytes, subjectId, corrections }: ParseRequest): ParseResponse => {
  try {
    return { parsed: parseQuestionFile(bytes, subjectId, corrections) }
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.message }
    throw error
  }
}

parentPort?.postMessage(answerTo(workerData as ParseRequest))
