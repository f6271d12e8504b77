import { openPostgres } from '#server/db/database.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { buildTestApp } from './server.ts'

/**
 * The server as a process of its own that may be killed at any moment: made ready at once, and listening when its parent
 * names a port. `upload-server.ts DATABASE_URL FOLDER`.
 */
const [, , url = '', folder = ''] = process.argv

const database = openPostgres(url)
const app = await buildTestApp(database, {
  storage: folderStorage({ seed: seedFilesFolder(), data: folder }),
})
await app.ready()

process.on('message', (port: number) => {
  void app.listen({ host: '127.0.0.1', port }).then((address) => process.send?.(address))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
