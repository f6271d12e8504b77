import { join } from 'node:path'
import { filesToPrecompress, precompress } from './start/precompress.mjs'

/** Compresses what of the built client is not compressed yet, as well as it can be. */
export const main = async () => {
  const client = join(process.cwd(), 'dist', 'client')
  await precompress(client, filesToPrecompress(client))
}
