import { cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptFiles } from '../../../scripts/vite/installed-app.ts'

let client = ''

const has = (name: string, content = name) => writeFileSync(join(client, name), content)
const revisionOf = (name: string) => keptFiles(client).find(({ url }) => url === name)?.revision

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'zhiyuan-kept-'))
  mkdirSync(join(client, 'assets/pdfjs'), { recursive: true })
  mkdirSync(join(client, 'pages'))
  cpSync('public', client, { recursive: true })
  has('index.html')
  has('manifest.webmanifest')
})

afterEach(() => rmSync(client, { recursive: true, force: true }))

it('are the page, scripts, stylesheets and fonts, and what an installed app is shown by', () => {
  const assets = ['app.js', 'late.css', 'pdfjs/decoder.js', 'words.woff2', 'worker.mjs'].map(
    (name) => `assets/${name}`,
  )
  for (const name of assets) has(name)
  const others = ['assets/cover.svg', 'assets/app.js.br', 'assets/app.js.gz', 'assets/pdfjs/letters.bcmap']
  for (const name of [...others, 'pages/list.html', 'config.json', 'sw.js']) has(name)
  expect(keptFiles(client).map(({ url }) => url)).toEqual([
    'index.html',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
    'manifest.webmanifest',
    ...assets,
  ])
})

it('are fetched anew when another build has other ones', () => {
  has('assets/app-1.js')
  const [before, icon] = [revisionOf('index.html'), revisionOf('favicon.svg')]
  has('index.html', 'of the next build')
  expect(revisionOf('index.html')).not.toBe(before)
  expect(revisionOf('favicon.svg')).toBe(icon)
  // Its name says it.
  expect(revisionOf('assets/app-1.js')).toBeNull()
})

it('that would be too much for a device end the build', () => {
  has('assets/app.js')
  truncateSync(join(client, 'assets/app.js'), 4 * 1024 * 1024)
  expect(keptFiles(client)).toHaveLength(6)
  truncateSync(join(client, 'assets/app.js'), 4 * 1024 * 1024 + 1)
  expect(() => keptFiles(client)).toThrow('assets/app.js is too large')
})
