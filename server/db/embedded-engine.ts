import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { startWorker } from '../runtime/worker-thread.ts'
import {
  type EmbeddedAnswer,
  type EmbeddedOpening,
  type EmbeddedPlace,
  type EmbeddedQuestion,
  OPENING,
} from './embedded-messages.ts'

type Ask = EmbeddedQuestion extends infer Q ? (Q extends { id: number } ? Omit<Q, 'id'> : never) : never

/** The embedded database behind its worker. */
export interface EmbeddedEngine {
  /** Sends whole wire messages and resolves to the backend's whole answer. */
  exec(message: Uint8Array): Promise<Uint8Array>
  /** Forgets what the connection before left: an open transaction, prepared statements, settings. */
  freshen(): Promise<void>
  /** Writes the database into one file that `template` opens again. */
  dump(file: string): Promise<void>
  /** Copies the files of the database, between two messages, into a folder that is not there yet. */
  copy(folder: string): Promise<void>
  close(): Promise<void>
}

let code: Promise<WebAssembly.Module> | undefined

/**
 * The engine's code, compiled once in this process: made anew for each database, with what V8 makes of it while it runs, it
 * takes longer than to open one. docs/decisions/0307-time-of-server-tests.md
 */
const compiledOnce = (): Promise<WebAssembly.Module> => {
  code ??= readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')).then(
    (bytes) => WebAssembly.compile(bytes),
  )
  return code
}

/** Opens the database in a worker thread; rejects with PGlite's reason when it cannot be opened. */
export const openEmbeddedEngine = async (place: EmbeddedPlace): Promise<EmbeddedEngine> => {
  const workerData: EmbeddedOpening = { place, code: await compiledOnce() }
  const worker = startWorker(new URL('embedded-worker.ts', import.meta.url), { workerData })
  const waiting = new Map<
    number,
    { resolve: (answer: EmbeddedAnswer) => void; reject: (error: Error) => void }
  >()
  let nextId = OPENING + 1
  let gone: Error | null = null

  const answerOf = (id: number) =>
    new Promise<EmbeddedAnswer>((resolve, reject) => {
      if (gone) reject(gone)
      else waiting.set(id, { resolve, reject })
    })
  const end = (error: Error) => {
    gone ??= error
    for (const { reject } of waiting.values()) reject(gone)
    waiting.clear()
  }
  worker.on('message', (answer: EmbeddedAnswer) => {
    waiting.get(answer.id)?.resolve(answer)
    waiting.delete(answer.id)
  })
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the embedded database has stopped')))

  const settle = (answer: EmbeddedAnswer): Uint8Array => {
    if (!answer.ok) throw new Error(answer.error)
    return answer.message ?? new Uint8Array()
  }
  const ask = async (question: Ask): Promise<Uint8Array> => {
    const id = nextId++
    const answer = answerOf(id)
    worker.postMessage({ ...question, id })
    return settle(await answer)
  }

  try {
    settle(await answerOf(OPENING))
  } catch (error) {
    await worker.terminate()
    throw error
  }
  return {
    exec: (message) => ask({ ask: 'exec', message }),
    freshen: async () => void (await ask({ ask: 'freshen' })),
    dump: async (file) => void (await ask({ ask: 'dump', file })),
    copy: async (folder) => void (await ask({ ask: 'copy', folder })),
    close: async () => {
      const exited = new Promise((resolve) => worker.once('exit', resolve))
      await ask({ ask: 'close' })
      await exited
    },
  }
}
