import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { inProject, runsFromSource } from '../project-root.ts'
import {
  type EmbeddedAnswer,
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
  close(): Promise<void>
}

/** The worker's own entry of the bundle stands beside main.js, wherever the bundler put this module. */
const bundledWorker = (): string => {
  const beside = fileURLToPath(new URL('.', import.meta.url))
  const place = [beside, join(beside, '..'), inProject('dist/server')]
    .map((folder) => join(folder, 'embedded-worker.js'))
    .find(existsSync)
  if (!place)
    throw new Error('embedded-worker.js is missing beside the server: build it again (npm run build)')
  return place
}

/** Node 20 gives a worker no loader for TypeScript, so from the sources a line of JavaScript brings tsx along. */
const startWorker = (place: EmbeddedPlace): Worker => {
  if (!runsFromSource()) return new Worker(pathToFileURL(bundledWorker()), { workerData: place })
  const source = new URL('embedded-worker.ts', import.meta.url).href
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${JSON.stringify(source)}, ${JSON.stringify(source)}))`
  return new Worker(load, { eval: true, workerData: place, execArgv: [] })
}

/** Opens the database in a worker thread; rejects with PGlite's reason when it cannot be opened. */
export const openEmbeddedEngine = async (place: EmbeddedPlace): Promise<EmbeddedEngine> => {
  const worker = startWorker(place)
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
    close: async () => {
      const exited = new Promise((resolve) => worker.once('exit', resolve))
      await ask({ ask: 'close' })
      await exited
    },
  }
}
