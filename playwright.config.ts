import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { BASE_URL_VARIABLE } from './tests/support/base-url.ts'
import { CHROMIUM_FLAGS, findTestChromium } from './tests/support/chromium.ts'

const executablePath = findTestChromium()
const baseURL = process.env[BASE_URL_VARIABLE]

/** What is tried on a server, or a build, of its own. */
const OF_THEIR_OWN = ['direct-uploads.spec.ts', 'live.spec.ts', 'memory.spec.ts']

/** The built product in the system's Chromium; tests/e2e/served.setup.ts starts the server. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/served.setup.ts',
  outputDir: 'test-results',
  // What runs only when what it looks at has changed (scripts/test/stamps.ts) is a project of its own.
  projects: [
    // First: a worker turns to another server only when nothing is left for the one that it has, and these wait longest.
    { name: 'servers', testMatch: OF_THEIR_OWN },
    { name: 'journeys', testIgnore: ['radix-cut.spec.ts', 'ceph.spec.ts', ...OF_THEIR_OWN] },
    { name: 'pictures', testMatch: 'radix-cut.spec.ts' },
    { name: 'store', testMatch: 'ceph.spec.ts' },
  ],
  fullyParallel: true,
  // One more than there are cores: while a film runs, a line is tried again or a server begins, another one works.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  // A machine with other things to do is slow, not wrong: nothing that passes waits longer for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    // A test looks at what the page asks for; offline-pages.spec.ts lets them in.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    colorScheme: 'light',
    // What fades for nobody to see costs a tenth of the work; `MOVING` is for the files that look at it.
    contextOptions: { reducedMotion: 'reduce' },
    // Costs an eighth of the time: asked for when a failure is to be looked into.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === null ? {} : { executablePath }) },
  },
})
