import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findTestChromium } from '#tests/support/chromium.ts'
import { run } from '../support/run.ts'

/** What the tests need of this machine beyond npm's packages; null where it is there, else what to do. */
export interface Lacks {
  readonly chromium: string | null
  readonly postgres: string | null
  readonly chineseFonts: string | null
}

export const inspectMachine = async (): Promise<Lacks> => ({
  chromium: findTestChromium()
    ? null
    : 'no Chromium found: install chromium or Google Chrome, or name it in CHROMIUM_PATH',
  postgres:
    process.env['TEST_DATABASE_URL'] || hasPostgresBinaries()
      ? null
      : 'no PostgreSQL found: install the postgresql package, or name a server in TEST_DATABASE_URL',
  chineseFonts: (await hasChineseFonts())
    ? null
    : 'no Chinese font found: install fonts-noto-cjk to see text in screenshots',
})

const hasPostgresBinaries = (): boolean => {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const folders = [
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.some(
    (folder) => existsSync(join(folder, 'initdb')) || existsSync(join(folder, 'initdb.exe')),
  )
}

const hasChineseFonts = async (): Promise<boolean> => {
  if (process.platform !== 'linux') return true
  try {
    const { stdout } = await run('fc-list', [':lang=zh-cn', 'family'])
    return stdout.trim() !== ''
  } catch {
    return false
  }
}
