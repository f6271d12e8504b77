import { startWorker } from '../../start-worker.ts'
import type { CheckedItems } from './checked-items.ts'
import { FileRefusal } from './draft.ts'
import type { QuestionFormat } from './question-file.ts'

/** What the thread is told. */
export interface FileToRead {
  readonly bytes: Uint8Array
  readonly subjectId: number
}

export interface CheckedFile {
  readonly format: QuestionFormat
  readonly items: CheckedItems
}

/** What the thread answers. */
export type FileRead = CheckedFile | { readonly refused: string }

/** Reads and checks a file on a thread of its own, so that other requests are answered meanwhile. Rejects with `FileRefusal`. */
export const readApart = async (file: FileToRead): Promise<CheckedFile> => {
  const worker = startWorker('reading-worker', 'import/questions/reading-worker.ts', file)
  const read = await new Promise<FileRead>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the reading of a file of questions has stopped')))
  })
  if ('refused' in read) throw new FileRefusal(read.refused)
  return read
}
