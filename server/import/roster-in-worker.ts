import { concurrencyLimit } from '../runtime/concurrency-limit.ts'
import { startWorker } from '../runtime/worker-thread.ts'
import { type RosterRequest, type RosterResponse, readRosterFile } from './read-roster-file.ts'

/** Reads a roster; `refused` says why it cannot be read, in words for people. */
export type ReadRosterFile = (asked: RosterRequest) => Promise<RosterResponse>

const LONGEST_MS = 60_000
const MAX_MEBIBYTES = 512
const MAX_WAITING = 8

const TOO_MUCH: RosterResponse = { refused: '名册太大，读不完，请分成几个文件' }
const BUSY: RosterResponse = { refused: '正在读别人的名册，请过一会儿再试' }

const readOnce = async (asked: RosterRequest): Promise<RosterResponse> => {
  const worker = startWorker(new URL('roster-worker.ts', import.meta.url), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEBIBYTES },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<RosterResponse>((resolve, reject) => {
      timer = setTimeout(() => resolve(TOO_MUCH), LONGEST_MS)
      worker.once('message', resolve)
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(TOO_MUCH)
        else reject(error)
      })
      worker.once('exit', () => reject(new Error('the reader of rosters has stopped')))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** About a thousand lines of text are read in less time than a thread takes to begin. */
const SMALL_BYTES = 48 * 1024
const ZIP = Buffer.from('PK')

const isSmall = (bytes: Uint8Array): boolean =>
  bytes.length <= SMALL_BYTES && !Buffer.from(bytes.subarray(0, ZIP.length)).equals(ZIP)

/** What is large or packed on a thread of its own, for a while, one after another: a workbook keeps whoever unpacks it busy. */
export const rosterInWorker = (): ReadRosterFile => {
  const limited = concurrencyLimit(1, MAX_WAITING)
  return async (asked) => {
    if (isSmall(asked.bytes)) return readRosterFile(asked)
    return (await limited(() => readOnce(asked))) ?? BUSY
  }
}
