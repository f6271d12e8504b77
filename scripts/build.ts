import { join, normalize } from 'node:path'
import { checkBundleBudget, firstVisitOf } from './bundle-budget.ts'
import { main as compress } from './compress.mjs'
import { checkRouteBudgets } from './route-budgets.ts'
import { buildPart } from './start/build-part.mjs'
import { filesToPrecompress, precompress } from './start/precompress.mjs'
import { type Part, sourceStamp } from './start/source-stamp.mjs'
import { holdAssets } from './support/last-assets.ts'
import { writeRoutePages } from './support/route-pages.ts'
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
  const stamp = sourceStamp(root)
  const results = await Promise.all(parts.map((part) => build(root, part, stamp)))
  if (results.includes(false)) process.exitCode = 1
  else if (only === null) {
    await compress()
    if (!checkRouteBudgets(join(root, 'dist', 'client'))) process.exitCode = 1
  }
}

const build = async (root: string, part: Part, stamp: string): Promise<boolean> => {
  if (part === 'server') return buildPart(root, part, stamp)
  const bringBack = holdAssets(join(root, 'dist'))
  const client = join(root, 'dist', 'client')
  return buildPart(root, part, stamp, () => {
    bringBack()
    writeRoutePages(root, client)
    return isFitToServe(client)
  })
}

/**
 * Compresses what the first visit carries, and what has no hash in its name: a compressed copy that came later might belong to another
 * build. All else may follow while it is being served. False when the first visit is over its budget.
 */
const isFitToServe = async (client: string): Promise<boolean> => {
  const first = new Set(firstVisitOf(client).map((file) => normalize(file)))
  const isUrgent = (name: string): boolean => first.has(name) || !name.startsWith(join('assets', '/'))
  await precompress(client, filesToPrecompress(client).filter(isUrgent))
  return checkBundleBudget(client)
}
