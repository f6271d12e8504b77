import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { ARCHIVES } from './tests/support/archives.ts'
import { LongestFirst } from './tests/support/longest-first.ts'
import { PROCESSES } from './tests/support/processes.ts'

/** What ships is what is tested: packages with a build for development bring the other one, which does a quarter less (docs/decisions/0441). */
process.env['NODE_ENV'] = 'production'

/** In the views' document, as in Node: for a browser's production Vite would put an empty module in the place of these. */
const NODE_MODULES = {
  name: 'node-modules-in-views',
  enforce: 'pre',
  resolveId: (id: string) => (id.startsWith('node:') ? { id, external: true } : null),
} as const

/** What holds for the files of every project. */
const USUAL = {
  // A machine with other things to do is slow, not wrong: a test that hangs is still found.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What a test makes is gone with it: tidied up less often, most of it needs no copy (docs/decisions/0415).
  execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
}

/** While a worker waits for its database, a program that it started or a page's own clock, another one works (docs/decisions/0432). */
const WAITING = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 1 } }

/** What views are tested in. */
const VIEWS = {
  environment: 'happy-dom',
  // A download is no way to another page, as in a browser.
  environmentOptions: {
    happyDOM: {
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    },
  },
  setupFiles: ['tests/support/act.ts', 'tests/support/fresh-document.ts', 'tests/support/near.ts'],
  ...USUAL,
  ...WAITING,
}

/** A part whose code came or did not come is remembered by its module: each of these files has modules of its own. */
const LOST_CODE = 'tests/ui/**/*.lost.test.tsx'

/** Starts a Ceph: `npm test` asks it when what it looks at has changed (scripts/test/stamps.ts). */
const REAL_STORE = 'tests/contracts/ceph.test.ts'

/** What a source becomes depends on the compiler's options too, of which Vitest's key knows nothing. */
const options = createHash('sha256').update(readFileSync('tsconfig.json')).digest('hex').slice(0, 8)

/** One project for each surrounding, so that each runs in the surroundings that its code meets and no richer ones. */
export default defineConfig({
  test: {
    // Every core: by default Vitest leaves one to an editor that nobody has open here.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // What a source becomes is kept by its content: a third of the time of a short run goes into making it.
    experimental: { fsModuleCache: true, fsModuleCachePath: `.cache/vitest/${options}` },
    projects: [
      {
        test: {
          name: 'headless',
          environment: 'node',
          isolate: false,
          // Of the views what needs no document: a document and modules of its own cost a file a second.
          include: ['tests/{domain,application,ui,main}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          ...USUAL,
        },
      },
      {
        plugins: [NODE_MODULES],
        test: {
          name: 'ui',
          // Files share a document and modules; each leaves them as it found them: tests/support/fresh-document.ts.
          isolate: false,
          include: ['tests/{ui,main}/**/*.{test.tsx,dom.test.ts}'],
          exclude: [LOST_CODE],
          ...VIEWS,
        },
      },
      {
        plugins: [NODE_MODULES],
        test: {
          name: 'lost-code',
          include: [LOST_CODE],
          ...VIEWS,
        },
      },
      {
        test: {
          name: 'contracts',
          environment: 'node',
          isolate: false,
          include: ['tests/{contract,contracts,infrastructure}/**/*.test.ts'],
          exclude: [REAL_STORE],
          // What every port does with no answer is waited for at once, as many as there are.
          maxConcurrency: 500,
          setupFiles: ['tests/support/indexed-db-classes.ts'],
          ...USUAL,
        },
      },
      {
        test: {
          name: 'store',
          environment: 'node',
          include: [REAL_STORE],
          ...USUAL,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          exclude: [...ARCHIVES, ...PROCESSES],
          globalSetup: ['tests/support/server-global-setup.ts'],
          ...USUAL,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'archives',
          environment: 'node',
          isolate: false,
          include: [...ARCHIVES],
          globalSetup: ['tests/support/server-global-setup.ts'],
          ...USUAL,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'processes',
          environment: 'node',
          isolate: false,
          include: [...PROCESSES],
          globalSetup: ['tests/support/server-global-setup.ts'],
          ...USUAL,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'demo',
          environment: 'node',
          isolate: false,
          include: ['tests/demo/**/*.test.ts'],
          ...USUAL,
        },
      },
      {
        test: {
          name: 'house',
          environment: 'node',
          isolate: false,
          include: ['tests/{architecture,scripts}/**/*.test.ts'],
          ...USUAL,
        },
      },
    ],
  },
})
