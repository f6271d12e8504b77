import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { inProject } from '#server/config/project-root.ts'

export interface BuiltServer {
  /** The file of a program by its name. */
  readonly program: (name: string) => string
  readonly remove: () => void
}

/**
 * The programs of the server as `npm run build` makes them, and these besides, in a folder of this process: a start that
 * translates the sources spends more than half of its time on it.
 */
export const buildServer = async (besides: Readonly<Record<string, string>>): Promise<BuiltServer> => {
  // Below the project, where what it imports is found.
  const folder = inProject(join('.cache', `server-${process.pid}-${Object.keys(besides).join('-')}`))
  await build({
    configFile: inProject('vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, rolldownOptions: { input: besides } },
  })
  return {
    program: (name) => join(folder, `${name}.js`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
