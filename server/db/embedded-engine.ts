import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { beginLife, type EmbeddedLife } from './embedded-life.ts'
import type { EmbeddedPlace } from './embedded-messages.ts'

/** The embedded database behind its worker. */
export interface EmbeddedEngine {
  /** Sends whole wire messages and resolves to the backend's whole answer. */
  exec(message: Uint8Array): Promise<Uint8Array>
  /**
   * Resets what the previous connection left: an open transaction, prepared statements, settings. A crashed database on disk is reopened
   * first, with everything that was committed.
   */
  freshen(): Promise<void>
  /** Writes the database into one file that `template` opens again. */
  dump(file: string): Promise<void>
  /** Copies the files of the database, between two messages, into a folder that is not there yet. */
  copy(folder: string): Promise<void>
  close(): Promise<void>
}

let code: Promise<WebAssembly.Module> | undefined

/**
 * The engine's compiled code, shared by all databases of this process: compiling and optimising it again takes longer than opening one. docs/decisions/0307-time-of-server-tests.md
 */
const compiledOnce = (): Promise<WebAssembly.Module> => {
  code ??= readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')).then(
    (bytes) => WebAssembly.compile(bytes),
  )
  return code
}

/** After a failed reopening, waiting requests do not try again at once: a start takes a second of processor time. */
const TRY_EVERY_MS = 2_000

/** Opens the database in a worker thread; rejects with PGlite's reason when it cannot be opened. */
export const openEmbeddedEngine = async (
  place: EmbeddedPlace,
  roomChanged: (isEnough: boolean) => void = () => undefined,
): Promise<EmbeddedEngine> => {
  const opening = { place, code: await compiledOnce() }
  let isEnough = true
  const sayRoom = (isNow: boolean): void => {
    if (isNow !== isEnough) roomChanged(isNow)
    isEnough = isNow
  }
  let life = await beginLife(opening, sayRoom)
  let reviving: Promise<EmbeddedLife> | null = null
  let failed: { readonly at: number; readonly error: unknown } | null = null
  let isClosed = false

  const revive = async (): Promise<EmbeddedLife> => {
    if (failed !== null && performance.now() - failed.at < TRY_EVERY_MS) throw failed.error
    // Two of them in one folder would destroy it.
    await life.ended
    try {
      life = await beginLife(opening, sayRoom)
      failed = null
      return life
    } catch (error) {
      failed = { at: performance.now(), error }
      throw error
    }
  }
  const alive = async (): Promise<EmbeddedLife> => {
    if (!life.isOver() || isClosed || place.folder === undefined) return life
    reviving ??= revive().finally(() => {
      reviving = null
    })
    return reviving
  }

  return {
    exec: (message) => life.ask({ ask: 'exec', message }),
    freshen: async () => void (await (await alive()).ask({ ask: 'freshen' })),
    dump: async (file) => void (await life.ask({ ask: 'dump', file })),
    copy: async (folder) => void (await (await alive()).ask({ ask: 'copy', folder })),
    close: async () => {
      isClosed = true
      await reviving?.catch(() => undefined)
      if (!life.isOver()) await life.ask({ ask: 'close' })
      await life.ended
    },
  }
}
