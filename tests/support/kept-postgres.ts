import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inProject } from '#server/config/project-root.ts'
import { openPostgres } from '#server/db/database.ts'
import { hashOfFiles } from '../../scripts/test/inputs.ts'
import { memoryFolder } from './memory-folder.ts'
import { onceForAll } from './once-for-all.ts'
import { postgresVersion, startPostgres } from './postgres.ts'
import { createDatabase, prepareTemplate, recipe } from './test-databases.ts'

/** The seeded database of it. */
export const KEPT_TEMPLATE = 'zhiyuan_template'

const PREFIX = 'postgres-'

/** A PostgreSQL with a seeded database, as a folder that another one begins with: made once per recipe and kept for later runs. */
export const keptPostgres = async (): Promise<string> => {
  const parent = inProject('.cache/test')
  mkdirSync(parent, { recursive: true })
  const folder = join(parent, `${PREFIX}${hashOfFiles([], [recipe(), postgresVersion()]).slice(0, 16)}`)
  await onceForAll(folder, async (part) => {
    for (const old of readdirSync(parent))
      if (old.startsWith(PREFIX) && !old.startsWith(basename(folder)))
        rmSync(join(parent, old), { recursive: true, force: true })
    const server = await startPostgres({}, memoryFolder)
    try {
      const source = { address: server.address('%s'), template: KEPT_TEMPLATE }
      const { url } = await createDatabase(source, KEPT_TEMPLATE, 'template0')
      const database = openPostgres(url)
      try {
        await prepareTemplate(database)
      } finally {
        await database.close()
      }
      await server.keep(part)
    } finally {
      await server.stop()
    }
  })
  return folder
}
