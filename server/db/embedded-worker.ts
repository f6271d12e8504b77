import { constants, cpSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import {
  type EmbeddedAnswer,
  type EmbeddedOpening,
  type EmbeddedQuestion,
  OPENING,
} from './embedded-messages.ts'
import { SyncedFiles, syncing } from './synced-files.ts'

/**
 * The embedded database on a thread of its own: a long query must not hold up the requests beside it.
 * It speaks PostgreSQL's wire protocol in whole messages; see docs/decisions/0020-embedded-database-access.md.
 */
const { place, code: engineCode } = workerData as EmbeddedOpening

/** The usual 128 MB of buffers would all come to lie in this process; a school's database is smaller than these. */
const MEMORY = ['-c', 'shared_buffers=32MB']

const isSynced = place.folder !== undefined && place.unsynced !== true

/**
 * The engine's own lock, empty where a start was killed while it was written: every later start would be refused. Who owns the folder
 * is said by the lock of the data directory, which its opener has.
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

/** One connection after another is served by the same backend: the next must not inherit what the last left. */
const freshen = async (database: PGlite): Promise<void> => {
  await database.exec('rollback')
  await database.exec('discard all')
}

const dump = async (database: PGlite, file: string): Promise<void> =>
  writeFile(file, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()))

/**
 * What lies on the disk between two messages is what a killed process would leave: all that was committed is in it. The
 * thread does nothing else meanwhile.
 */
const copy = (folder: string): void => {
  if (place.folder === undefined) throw new Error('a database in memory has no files')
  cpSync(place.folder, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
}

const answerTo = async (database: PGlite, question: EmbeddedQuestion): Promise<EmbeddedAnswer> => {
  switch (question.ask) {
    case 'exec':
      return { id: question.id, ok: true, message: await database.execProtocolRaw(question.message) }
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

const reason = (error: unknown): string => {
  const { errno } = (error ?? {}) as { readonly errno?: number }
  const { code } = (error ?? {}) as { readonly code?: unknown }
  if (typeof code === 'string') return code
  if (errno !== undefined) return DISK_FAULTS[errno] ?? `errno ${errno}`
  return error instanceof Error ? error.message : String(error)
}

const send = (answer: EmbeddedAnswer): void => {
  if (answer.ok && answer.message) {
    // A copy: what the database hands out is a view of memory that it goes on using.
    const message = answer.message.slice()
    parentPort?.postMessage({ ...answer, message }, [message.buffer])
  } else parentPort?.postMessage(answer)
}

const serve = (database: PGlite): void => {
  let last = Promise.resolve()
  parentPort?.on('message', (question: EmbeddedQuestion) => {
    last = last.then(async () => {
      try {
        send(await answerTo(database, question))
      } catch (error) {
        send({ id: question.id, ok: false, error: reason(error) })
      }
      if (question.ask === 'close') parentPort?.close()
    })
  })
  send({ id: OPENING, ok: true })
}

// An error that PGlite throws on its own would print its whole minified source.
process.on('uncaughtException', (error) => {
  send({ id: OPENING, ok: false, error: reason(error) })
  process.exit(1)
})

open().then(serve, (error: unknown) => send({ id: OPENING, ok: false, error: reason(error) }))
