import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** A name of this machine that a browser does not take for this machine: what it serves over plain HTTP is not secure there. */
export const NOT_SECURE = 'school.test'

/** What keeps a test browser to itself: no sandbox (containers), no first-run, no talk with anybody. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${NOT_SECURE} 127.0.0.1`,
]

const onPath = (names: readonly string[]): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

const firstOf = (candidates: readonly string[]): string | null => {
  const given = process.env['CHROMIUM_PATH']
  return (given ? [given] : candidates).find(isExecutable) ?? null
}

/** The system's Chromium with windows: CHROMIUM_PATH, else the first of the usual names and places. Throws when there is none. */
export const wholeChromium = (): string => {
  const found = firstOf([...onPath(NAMES), ...PLACES])
  if (found === null)
    throw new Error(
      'a Chromium with windows is missing: install it (Debian: chromium) or name it in CHROMIUM_PATH',
    )
  return found
}

/**
 * For the tests, null when there is none: where Debian's Chromium without windows is installed, that one. It is the same engine and takes
 * little more than half the processor time.
 */
export const findTestChromium = (): string | null =>
  firstOf([...onPath(['chromium-headless-shell', ...NAMES]), ...PLACES])

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
