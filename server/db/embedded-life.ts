import { startWorker } from '../runtime/worker-thread.ts'
import {
  type EmbeddedAnswer,
  type EmbeddedFault,
  type EmbeddedOpening,
  type EmbeddedQuestion,
  NOTICE,
  OPENING,
  type RoomNotice,
} from './embedded-messages.ts'

export type Ask = EmbeddedQuestion extends infer Q
  ? Q extends { id: number }
    ? Omit<Q, 'id'>
    : never
  : never

/** The embedded database from its opening to its end, on a worker of its own. */
export interface EmbeddedLife {
  /** Rejects with DatabaseFault, also at once when it is over. */
  ask(question: Ask): Promise<Uint8Array>
  /** Settles when the database answers nothing any more. */
  isOver(): boolean
  /** Settles when its files are closed. */
  readonly ended: Promise<void>
}

/** `crash_shutdown` of PostgreSQL. */
const CRASHED = '57P02'
const OF_THE_DISK = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EPERM'])
/** What PostgreSQL says of its disk as it ends, as the system does; it has one user, who may do everything but what a file forbids. */
const BY_THE_SYSTEM: Readonly<Record<string, string>> = { '42501': 'EROFS', '58030': 'EIO' }

/** The embedded database cannot do what it was asked; `code` is the system's or the database's. */
class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault'
  readonly code: string | undefined

  constructor({ message, code: said, isFatal }: EmbeddedFault) {
    super(message)
    const code = isFatal ? (BY_THE_SYSTEM[said ?? ''] ?? said) : said
    // Other faults are not caused by the query: the next one finds a recovered database.
    this.code = isFatal && !OF_THE_DISK.has(code ?? '') ? CRASHED : code
  }
}

const stopped = (): DatabaseFault =>
  new DatabaseFault({ message: 'the embedded database has stopped', isFatal: true })

/** Opens the database; rejects with the engine's reason when it cannot be opened, and leaves nothing then. */
export const beginLife = async (
  workerData: EmbeddedOpening,
  sayRoom: (isEnough: boolean) => void,
): Promise<EmbeddedLife> => {
  const worker = startWorker(new URL('embedded-worker.ts', import.meta.url), { workerData })
  const waiting = new Map<
    number,
    { resolve: (answer: EmbeddedAnswer) => void; reject: (error: Error) => void }
  >()
  let nextId = OPENING + 1
  let over: Error | null = null

  const answerOf = (id: number) =>
    new Promise<EmbeddedAnswer>((resolve, reject) => {
      if (over) reject(over)
      else waiting.set(id, { resolve, reject })
    })
  const end = (error: Error) => {
    over ??= error
    for (const { reject } of waiting.values()) reject(over)
    waiting.clear()
  }
  worker.on('message', (answer: EmbeddedAnswer | RoomNotice) => {
    if (answer.id === NOTICE) return sayRoom((answer as RoomNotice).isEnough)
    const told = answer as EmbeddedAnswer
    waiting.get(told.id)?.resolve(told)
    waiting.delete(told.id)
    if (!told.ok && told.error.isFatal) end(new DatabaseFault(told.error))
  })
  worker.on('error', end)
  const ended = new Promise<void>((resolve) =>
    worker.once('exit', () => {
      end(stopped())
      resolve()
    }),
  )

  const settle = (answer: EmbeddedAnswer): Uint8Array => {
    if (!answer.ok) throw new DatabaseFault(answer.error)
    return answer.message ?? new Uint8Array()
  }
  try {
    settle(await answerOf(OPENING))
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    isOver: () => over !== null,
    ended,
    ask: async (question) => {
      const id = nextId++
      const answer = answerOf(id)
      worker.postMessage({ ...question, id })
      return settle(await answer)
    },
  }
}
