import { rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { type BackendError, errorsIn, leavesNothingOpen } from './backend-errors.ts'
import { copyDatabase } from './copy-database.ts'
import { diskRoom } from './disk-room.ts'
import {
  type EmbeddedAnswer,
  type EmbeddedFault,
  type EmbeddedOpening,
  type EmbeddedQuestion,
  NOTICE,
  OPENING,
  type RoomNotice,
} from './embedded-messages.ts'
import { SyncedFiles, syncing } from './synced-files.ts'

/**
 * The embedded database on a thread of its own: a long query must not hold up the requests beside it.
 * It speaks PostgreSQL's wire protocol in whole messages; see docs/decisions/0020-embedded-database-access.md.
 */
const { place, code: engineCode } = workerData as EmbeddedOpening

/** PostgreSQL's default of 128 MB shared buffers would all be in this process, and exceeds a school's database. */
const MEMORY = ['-c', 'shared_buffers=32MB']

const isSynced = place.folder !== undefined && place.unsynced !== true

/**
 * Removes the engine's own lock file. A start that was killed while writing it leaves it empty, and every later start would be refused. The lock
 * of the data directory tells who owns the folder.
 */
const removeLeftLock = (folder: string): void => rmSync(join(folder, 'postmaster.pid'), { force: true })

const open = async (): Promise<PGlite> => {
  if (place.folder !== undefined) removeLeftLock(place.folder)
  return PGlite.create({
    startParams: [...(isSynced ? syncing(PGlite.defaultStartParams) : PGlite.defaultStartParams), ...MEMORY],
    ...(place.folder ? { fs: isSynced ? new SyncedFiles(place.folder) : new NodeFS(place.folder) } : {}),
    pgliteWasmModule: engineCode,
    ...(place.template ? { loadDataDir: new Blob([await readFile(place.template)]) } : {}),
  })
}

const hasRoom = place.folder === undefined ? () => true : diskRoom(place.folder)
/** Whether the open database takes writes, since its disk has room for them. */
let takesWrites = true
/** Between two messages nothing is running. */
let isBetween = true

const sayRoom = (isEnough: boolean): void => {
  const notice: RoomNotice = { id: NOTICE, isEnough }
  parentPort?.postMessage(notice)
}

/** Without room every new transaction is read-only: a write-ahead log without room would end the reads as well. */
const mindRoom = async (database: PGlite): Promise<void> => {
  const isEnough = hasRoom()
  if (isEnough === takesWrites) return
  await setWrites(database, isEnough)
  sayRoom(isEnough)
}

const setWrites = async (database: PGlite, allowed: boolean): Promise<void> => {
  await database.exec(`set default_transaction_read_only to ${allowed ? 'off' : 'on'}`)
  takesWrites = allowed
}

/** All connections share one backend in turn: the next must not inherit the state of the last. */
const freshen = async (database: PGlite): Promise<void> => {
  await database.exec('rollback')
  await database.exec('discard all')
  isBetween = true
  if (!takesWrites) await setWrites(database, false)
}

const READ_ONLY = '25006'
const DISK_FULL = '53100'

/** Turns the read-only error of a write that was refused for lack of room into "disk full". */
const sayFull = (answer: Uint8Array): void => {
  for (const { code, codeAt } of errorsIn(answer))
    if (code === READ_ONLY) answer.set(Buffer.from(DISK_FULL), codeAt)
}

const SURVIVED = 'ERROR'

/** The last message of a database that would now end its process and be restarted. */
class LastWord extends Error {
  override readonly name = 'LastWord'
  readonly code: string

  constructor({ message, code }: BackendError) {
    super(message)
    this.code = code
  }
}

/** Throws LastWord, or what the engine throws: neither leaves a database that may be asked again. */
const exec = async (database: PGlite, question: Uint8Array): Promise<Uint8Array> => {
  if (isBetween) await mindRoom(database)
  // A copy: what the database hands out is a view of memory that it goes on using.
  const answer = (await database.execProtocolRaw(question)).slice()
  const last = errorsIn(answer).find(({ severity }) => severity !== SURVIVED)
  if (last) throw new LastWord(last)
  isBetween = leavesNothingOpen(answer)
  if (!takesWrites) sayFull(answer)
  return answer
}

const dump = async (database: PGlite, file: string): Promise<void> =>
  writeFile(file, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()))

/**
 * Between two messages the files are as a killed process would leave them, with everything committed. The thread does nothing else
 * during the copy.
 */
const copy = (folder: string): void => {
  if (place.folder === undefined) throw new Error('a database in memory has no files')
  copyDatabase(place.folder, folder)
}

const answerTo = async (database: PGlite, question: EmbeddedQuestion): Promise<EmbeddedAnswer> => {
  switch (question.ask) {
    case 'exec':
      return { id: question.id, ok: true, message: await exec(database, question.message) }
    case 'freshen':
      await freshen(database)
      return { id: question.id, ok: true }
    case 'dump':
      await dump(database, question.file)
      return { id: question.id, ok: true }
    case 'copy':
      copy(question.folder)
      return { id: question.id, ok: true }
    case 'close':
      await database.close()
      return { id: question.id, ok: true }
  }
}

/** Numbers of the engine's own system, which throws what is no Error, and the system's names of the same. */
const DISK_FAULTS: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
}

const NO_SPACE = /no space left/i

const codeOf = (error: unknown): string | undefined => {
  const { errno, code, message } = (error ?? {}) as { errno?: number; code?: unknown; message?: string }
  if (typeof code === 'string') return code
  if (errno !== undefined && DISK_FAULTS[errno] !== undefined) return DISK_FAULTS[errno]
  return message !== undefined && NO_SPACE.test(message) ? 'ENOSPC' : undefined
}

const faultOf = (error: unknown): EmbeddedFault => {
  const { message, errno } = (error ?? {}) as { readonly message?: unknown; readonly errno?: number }
  const code = codeOf(error)
  if (typeof message === 'string') return { message, code }
  return { message: errno === undefined ? String(error) : (code ?? `errno ${errno}`), code }
}

const send = (answer: EmbeddedAnswer): void => {
  if (answer.ok && answer.message) parentPort?.postMessage(answer, [answer.message.buffer as ArrayBuffer])
  else parentPort?.postMessage(answer)
}

/** This engine must not write anything more that was not synced yet. */
const giveUp = (id: number, error: unknown): never => {
  send({ id, ok: false, error: { ...faultOf(error), isFatal: true } })
  process.exit(1)
}

/** Only these ask the database itself; the others may fail for a file of theirs. */
const ASK_DATABASE: readonly EmbeddedQuestion['ask'][] = ['exec', 'freshen']

const serve = (database: PGlite): void => {
  let last = Promise.resolve()
  parentPort?.on('message', (question: EmbeddedQuestion) => {
    last = last.then(async () => {
      try {
        send(await answerTo(database, question))
      } catch (error) {
        if (ASK_DATABASE.includes(question.ask)) giveUp(question.id, error)
        send({ id: question.id, ok: false, error: faultOf(error) })
      }
      if (question.ask === 'close') parentPort?.close()
    })
  })
  send({ id: OPENING, ok: true })
}

// An error that PGlite throws on its own would print its whole minified source.
process.on('uncaughtException', (error) => giveUp(OPENING, error))

open().then(serve, (error: unknown) => giveUp(OPENING, error))
