import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ARCHIVES } from '#tests/support/archives.ts'
import { PROCESSES } from '#tests/support/processes.ts'
import { THEME } from '../../src/ui/theme/theme-attributes.ts'
import { cutRadix } from '../vite/radix-cut.ts'
import { readRadixUse } from '../vite/radix-use.ts'
import { filesBelow, hashOfFiles, importedBy, packagesOf } from './inputs.ts'
import { NOTHING_RUN, type Step } from './step.ts'

/**
 * Hashes of what costly checks looked at when they last passed, by the name of the check. Kept in the tree: who changes
 * what a check looks at runs it, and commits the new hash with the change. docs/decisions/0295-steps-of-npm-test.md
 */
const STAMPS = 'tests/stamps.json'

export interface Stamped {
  readonly name: string
  /** The hash of everything that decides how the check comes out. */
  readonly hash: () => string
}

/** The content of the demonstration: what its checks import, in which versions, and every file of it. */
export const DEMO_CONTENT: Stamped = {
  name: 'demo content',
  hash: () => {
    const checks = readdirSync('tests/demo').filter((file) => file.endsWith('.test.ts'))
    const code = importedBy(checks.map((file) => join('tests/demo', file)))
    return hashOfFiles([...code, ...filesBelow('demo')], packagesOf(code))
  },
}

/** What any test of a whole server rests on: what it imports and is set up by, all that a server is made of, and every package. */
const ofServerTests = (tests: readonly string[]): readonly string[] => [
  ...importedBy([...tests, 'tests/support/server-global-setup.ts']),
  ...['server', 'contract', 'demo', 'config'].flatMap(filesBelow),
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'],
]

/** Of backups and worlds, the page that says how a folder of a school looks too. */
export const archivedInputs = (): readonly string[] => [...ofServerTests(ARCHIVES), 'docs/school-folder.md']

/** Backups and worlds. Which PostgreSQL and which Node are there is not in it: `npm run test:all` asks that. */
export const ARCHIVED: Stamped = {
  name: 'backups and worlds',
  hash: () => hashOfFiles(archivedInputs()),
}

/** What an operator starts as it is, and what it brings: what is made of the others is in what they import. */
const PLAIN = /\.(?:mjs|sql|json)$/

/** Of programs that are started: the others that the tests build beside them, npm's commands, and the data of older versions too. */
export const processInputs = (): readonly string[] => [
  ...ofServerTests([...PROCESSES, 'tests/support/upload-server.ts', 'tests/support/clocked-server.ts']),
  ...filesBelow('scripts').filter((file) => PLAIN.test(file)),
  ...filesBelow('tests/server/old-databases'),
  'vite.server.config.ts',
]

/** Programs that are started, disks that fill, data of older versions. Which programs and disks the machine has, and the day, is not in it. */
export const STARTED: Stamped = {
  name: 'programs, disks and old data',
  hash: () => hashOfFiles(processInputs()),
}

/** The stylesheet of Radix Themes, whole and as the sources let it be cut, and how the two are compared. */
export const CUT_STYLESHEET: Stamped = {
  name: 'pictures of the cut stylesheet',
  hash: () => {
    const radix = dirname(createRequire(import.meta.url).resolve('@radix-ui/themes/package.json'))
    const whole = readFileSync(join(radix, 'styles.css'), 'utf8')
    const use = readRadixUse('src/ui', radix, THEME)
    return hashOfFiles(
      ['tests/e2e/radix-cut.spec.ts', 'scripts/vite/radix-css.ts'],
      [whole, cutRadix(whole, use)],
    )
  },
}

/** What gives a file to a store and takes it from there, on both sides of the wire, and how a real one is brought up and asked. */
export const realStoreInputs = (): readonly string[] => [
  ...['server/storage', 'server/modules/upload', 'tests/support/ceph', 'tests/support/strict-store'].flatMap(
    filesBelow,
  ),
  ...['domain', 'application', 'infrastructure'].flatMap((layer) => filesBelow(join('src', layer, 'upload'))),
  'contract/upload.ts',
  'docs/object-store.md',
  'tests/contracts/ceph.test.ts',
  'tests/contracts/upload.contract.ts',
  'tests/e2e/ceph.spec.ts',
]

/** Uploads to a real object store and what its keys may do. Which Ceph is there is not in it: `npm run test:all` asks that. */
export const REAL_STORE: Stamped = {
  name: 'uploads to a real object store',
  hash: () => hashOfFiles(realStoreInputs(), packagesOf(realStoreInputs())),
}

/** The same from a page. */
export const REAL_STORE_BROWSER: Stamped = {
  ...REAL_STORE,
  name: 'a film from a page to a real object store',
}

/** Every check that is left out while what it looks at is unchanged. */
export const STAMPED = [DEMO_CONTENT, ARCHIVED, STARTED, CUT_STYLESHEET, REAL_STORE, REAL_STORE_BROWSER]

const keptIn = (file: string): Readonly<Record<string, unknown>> => {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  } catch {
    // A conflict in it is no reason to believe either side.
    return {}
  }
}

const keepIn = (file: string, name: string, hash: string): void => {
  const all = { ...keptIn(file), [name]: hash }
  const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Those whose inputs are not the ones with which they last passed, each with what to do. */
export const outdated = (stamped: readonly Stamped[], stamps = STAMPS): readonly string[] =>
  stamped
    .filter(({ name, hash }) => keptIn(stamps)[name] !== hash())
    .map(({ name }) => `${name} (changed since it passed: npm run stamps)`)

/**
 * The same step, which is not run while its inputs are those with which it last passed. Where this machine lacks something and tests of it
 * were skipped, or none was found to run, it has not passed for one that lacks nothing.
 */
export const unlessUnchanged = (step: Step, { name, hash }: Stamped, stamps = STAMPS): Step => ({
  ...step,
  run: async (say) => {
    const before = hash()
    if (keptIn(stamps)[name] === before)
      return { ...NOTHING_RUN, notRun: [`${name} (unchanged since it passed: ${stamps})`] }
    const outcome = await step.run(say)
    if (outcome.passed > 0 && outcome.failed === 0 && outcome.skipped === 0) keepIn(stamps, name, before)
    return outcome
  },
})
