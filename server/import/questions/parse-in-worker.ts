import { concurrencyLimit } from '../../runtime/concurrency-limit.ts'
import { startWorker } from '../../runtime/worker-thread.ts'
import type { ImportCorrections } from './corrections.ts'
import { FileRefusal } from './draft.ts'
import type { ParsedFile } from './parse-question-file.ts'

export interface ParseRequest {
  readonly bytes: Uint8Array
  readonly subjectId: number
  readonly corrections: ImportCorrections
}

export type ParseResponse = { readonly parsed: ParsedFile } | { readonly refused: string }

/** Looks at all of a file of questions; rejects with `FileRefusal` for one that cannot be read. */
export type ParseQuestionFile = (
  bytes: Uint8Array,
  subjectId: number,
  corrections?: ImportCorrections,
) => Promise<ParsedFile>

/** The largest file that a school would send takes a few seconds. */
const TIMEOUT_MS = 60_000
const MAX_MEBIBYTES = 1024

/** Files are read one after another: more at once would take both cores from everybody else. */
const MAX_WAITING = 8

const TOO_MUCH = '文件太复杂，读不完，请分成几个文件'
const BUSY = '正在读别人的文件，请过一会儿再试'

const parseOnce = async (request: ParseRequest, timeoutMs: number): Promise<ParseResponse> => {
  const worker = startWorker(new URL('parse-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEBIBYTES },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<ParseResponse>((resolve, reject) => {
      timer = setTimeout(() => resolve({ refused: TOO_MUCH }), timeoutMs)
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ refused: TOO_MUCH })
        else reject(error)
      })
      worker.once('exit', () => reject(new Error('the reader of a file of questions has stopped')))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * Reads files on a thread with limits of time and memory: no file can block the server
 * (docs/decisions/0121-question-file-parser-thread.md).
 */
export const parseInWorker = (timeoutMs = TIMEOUT_MS): ParseQuestionFile => {
  const limited = concurrencyLimit(1, MAX_WAITING)
  return async (bytes, subjectId, corrections = []) => {
    const answer = await limited(() => parseOnce({ bytes, subjectId, corrections }, timeoutMs))
    if (answer === null) throw new FileRefusal(BUSY)
    if ('refused' in answer) throw new FileRefusal(answer.refused)
    return answer.parsed
  }
}
