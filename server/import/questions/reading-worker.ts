import { parentPort, workerData } from 'node:worker_threads'
import { checkedItems } from './checked-items.ts'
import { FileRefusal } from './draft.ts'
import { readQuestions } from './question-file.ts'
import type { FileRead, FileToRead } from './read-apart.ts'

/** Reads one file of questions and ends: seconds of work on the largest files, which no other request waits for. */
const read = ({ bytes, subjectId }: FileToRead): FileRead => {
  try {
    const { format, items } = readQuestions(bytes)
    return { format, items: checkedItems(items, subjectId) }
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.message }
    throw error
  }
}

parentPort?.postMessage(read(workerData as FileToRead))
