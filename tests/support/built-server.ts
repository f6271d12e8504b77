import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { inProject } from '#server/config/project-root.ts'
import { filesBelow, hashOfFiles, importedBy } from '../../scripts/test/inputs.ts'
import { onceForAll } from './once-for-all.ts'

/** What the tests run besides the programs of `npm run build`. */
const BESIDES = {
  'upload-server': 'tests/support/upload-server.ts',
  'clocked-server': 'tests/support/clocked-server.ts',
}

const PREFIX = 'server-'

const stamp = (): string =>
  hashOfFiles([
    ...importedBy([
      ...Object.values(BESIDES),
      ...filesBelow('server').filter((file) => file.endsWith('.ts')),
    ]),
    ...filesBelow('server'),
    'vite.server.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ]).slice(0, 16)

/**
 * The file of a program of the server by its name, as `npm run build` makes it: a start that translates the sources spends more than half
 * of its time on it. Made once for all test files and runs from the same sources, below the project, where what it imports is found.
 */
export const builtServer = async (): Promise<(program: string) => string> => {
  const parent = inProject('.cache/test')
  mkdirSync(parent, { recursive: true })
  const folder = join(parent, `${PREFIX}${stamp()}`)
  await onceForAll(folder, async (part) => {
    for (const old of readdirSync(parent))
      if (old.startsWith(PREFIX) && !folder.endsWith(old.split('.')[0] ?? ''))
        rmSync(join(parent, old), { recursive: true, force: true })
    await build({
      configFile: inProject('vite.server.config.ts'),
      logLevel: 'error',
      build: { outDir: part, rolldownOptions: { input: BESIDES } },
    })
  })
  return (program) => join(folder, `${program}.js`)
}
