import { dirname, join, normalize, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { checkBundleBudget, firstVisitOf } from '../bundle-budget.ts'
import { filesToPrecompress, precompress } from '../start/precompress.mjs'
import { holdAssets } from '../support/last-assets.ts'
import { writeRoutePages } from '../support/route-pages.ts'

/**
 * What makes of a bundle a client that can be served, in the process of the bundler, which has loaded all that it needs: the assets of the
 * build before, the pages of the routes, and what a first visit carries compressed and weighed.
 */
export const finishedClient = (): Plugin => {
  let root = ''
  let client = ''
  let bringBack = (): void => undefined
  return {
    name: 'finished-client',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      client = resolve(config.root, config.build.outDir)
    },
    // The folder is emptied when the bundle is written.
    buildStart() {
      bringBack = holdAssets(dirname(client))
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        bringBack()
        writeRoutePages(root, client)
        await compressUrgent(client)
        if (!checkBundleBudget(client)) this.error('the first visit is over its budget')
      },
    },
  }
}

/**
 * Compresses what the first visit carries, and what has no hash in its name: a compressed copy that came later might belong to another
 * build. All else may follow while it is being served.
 */
const compressUrgent = async (client: string): Promise<void> => {
  const first = new Set(firstVisitOf(client).map((file) => normalize(file)))
  const isUrgent = (name: string): boolean => first.has(name) || !name.startsWith(join('assets', '/'))
  await precompress(client, filesToPrecompress(client).filter(isUrgent))
}
