import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What is used here of the file system that the engine's compiler brings. */
interface Stream {
  readonly node: object
  /** Of the system; absent for a folder. */
  readonly nfd?: number
}
interface HostFiles {
  readonly stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: object): string
}

type Sync = (descriptor: number) => void

/** Folders: what came or went in them. Windows opens none, and keeps that by itself. */
const syncFolder = (place: string, sync: Sync): void => {
  if (process.platform === 'win32') return
  const opened = openSync(place, 'r')
  try {
    sync(opened)
  } finally {
    closeSync(opened)
  }
}

/** Lets the database have its files synced when it asks for it: as it comes it is told that they are, and nothing is done. */
export class SyncedFiles extends NodeFS {
  readonly #sync: Sync

  constructor(folder: string, sync: Sync = fsyncSync) {
    super(folder)
    this.#sync = sync
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args)
    const withSync = (module: object): void => {
      const { NODEFS } = module as { readonly NODEFS: HostFiles }
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncFolder(NODEFS.realPath(node), this.#sync)
        else this.#sync(nfd)
        return 0
      }
    }
    const { preRun = [] } = made.emscriptenOpts
    return { emscriptenOpts: { ...made.emscriptenOpts, preRun: [preRun, withSync].flat() } }
  }
}

/** Of the engine's own parameters without the one that turns syncing off; `fsync` is the one call that reaches the system. */
export const syncing = (parameters: readonly string[]): string[] => [
  ...parameters.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]
