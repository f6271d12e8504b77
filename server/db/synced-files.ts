import { existsSync, fsyncSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { type Sync, syncFolder, syncTree } from '../runtime/synced-tree.ts'

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

/** Makes the engine's fsync sync files for real: by default it reports success and does nothing. */
export class SyncedFiles extends NodeFS {
  readonly #given: Sync | undefined
  /** The folder of a database that is being created: the engine copies files there without syncing them. */
  #made: string | null

  constructor(folder: string, sync?: Sync) {
    super(folder)
    this.#given = sync
    this.#made = existsSync(join(folder, 'PG_VERSION')) ? null : folder
  }

  /** Asked for once all files of a new database are there, before it is started on them; later the database syncs by itself. */
  override async syncToFs(relaxed?: boolean): Promise<void> {
    await super.syncToFs(relaxed)
    if (this.#made === null) return
    await syncTree(this.#made, this.#given)
    syncFolder(dirname(this.#made), this.#given)
    this.#made = null
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const sync = this.#given ?? fsyncSync
    const made = await super.init(...args)
    const withSync = (module: object): void => {
      const { NODEFS } = module as { readonly NODEFS: HostFiles }
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncFolder(NODEFS.realPath(node), sync)
        else sync(nfd)
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
