import { join } from 'node:path'
import { main as compress } from './compress.mjs'
import { checkRouteBudgets } from './route-budgets.ts'
import { buildParts } from './start/build-parts.mjs'
import { type Part, sourceStamp } from './start/source-stamp.mjs'
import { adapterSetOf } from './vite/adapter-set.mjs'

/**
 * `npm run build`: client and server into dist; `client` or `server` as argument builds one of them, and of the client
 * compresses only what it cannot be served without.
 */
export const main = async (args: readonly string[]): Promise<void> => {
  adapterSetOf(process.env['VITE_ADAPTERS'])
  const only = args[0] === 'client' || args[0] === 'server' ? args[0] : null
  const parts: readonly Part[] = only === null ? ['server', 'client'] : [only]
  const root = process.cwd()
  const { server, client } = buildParts(root, parts, sourceStamp(root))
  if (!(await server) || !(await client)) process.exitCode = 1
  else if (only === null) {
    await compress()
    if (!checkRouteBudgets(join(root, 'dist', 'client'))) process.exitCode = 1
  }
}
