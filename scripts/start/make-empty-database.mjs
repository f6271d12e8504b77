import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Is told that all files of a new database are there, before it is started on them: whoever owns it does that. */
class OnlyMade extends NodeFS {
  isWhole = false

  /**
   * @override
   * @returns {Promise<void>}
   */
  async syncToFs() {
    this.isWhole = true
    throw new Error('made, and not to be started')
  }
}

/** Makes an empty database of the embedded engine in the folder that is its argument. */
const [folder = ''] = process.argv.slice(2)
const files = new OnlyMade(folder)
// Compiled once for the two engines that make one.
const code = await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm'))
const making = PGlite.create({ fs: files, pgliteWasmModule: await WebAssembly.compile(code) })
await making.catch(() => undefined)
process.exit(files.isWhole ? 0 : 1)
