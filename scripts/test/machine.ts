import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findOffice } from '#server/modules/file/office.ts'
import { findSandbox } from '#server/runtime/sandbox.ts'
import { findTestChromium } from '#tests/support/chromium.ts'
import { CORPUS_VARIABLE, corpusFolder } from '#tests/support/corpus.ts'
import { hasNginx } from '#tests/support/nginx.ts'

/** What the tests need of this machine beyond npm's packages; null where it is there, else what to do. */
export interface Lacks {
  readonly chromium: string | null
  readonly postgres: string | null
  readonly chineseFonts: string | null
}

export const inspectMachine = (): Lacks => ({
  chromium: findTestChromium()
    ? null
    : 'no Chromium found: install chromium or Google Chrome, or name it in CHROMIUM_PATH',
  postgres:
    process.env['TEST_DATABASE_URL'] || hasPostgresBinaries()
      ? null
      : 'no PostgreSQL found: install the postgresql package, or name a server in TEST_DATABASE_URL',
  chineseFonts: hasChineseFonts()
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

const hasChineseFonts = (): boolean =>
  process.platform !== 'linux' ||
  Boolean(spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).stdout?.trim())

/** What tests leave out on this machine, each with the reason: nobody is made to install these. */
export const untested = async (): Promise<readonly string[]> =>
  [
    corpusFolder() === null ? `files from outside (${CORPUS_VARIABLE} names no folder)` : '',
    hasNginx() ? '' : 'files handed out by nginx (nginx is not installed)',
    (await findOffice('soffice')) !== null
      ? ''
      : 'conversion of presentations (LibreOffice is not installed)',
    (await findSandbox({ named: 'bwrap', hidden: [] })) === null
      ? 'the sandbox (bubblewrap is missing or may not be used)'
      : '',
  ].filter((line) => line !== '')
