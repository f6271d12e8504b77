import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { missingStyles } from '../../../scripts/vite/missing-styles.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-styles-'))

/** What the entry of the build does on a page. */
let fetchPart: () => Promise<{ readonly part: string }>

class FakeLink extends EventTarget {
  rel = ''
  href = ''
  setAttribute() {}
  remove() {
    links.splice(links.indexOf(this), 1)
  }
}

/** Links in the head of the page. */
const links: FakeLink[] = []

const styles = () => links.filter(({ rel }) => rel === 'stylesheet')

beforeAll(async () => {
  const source = (name: string, text: string) => writeFileSync(join(folder, name), text)
  source('entry.js', 'globalThis.fetchPart = () => import("./part.js")')
  source('part.js', 'import "./part.css"\nexport const part = "the part"')
  source('part.css', '.part { color: red }')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [missingStyles()],
    build: {
      rolldownOptions: { input: join(folder, 'entry.js'), output: { entryFileNames: 'entry.mjs' } },
      modulePreload: { polyfill: false },
    },
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', {
    head: { appendChild: (link: FakeLink) => links.push(link) },
    createElement: () => new FakeLink(),
    getElementsByTagName: () => links,
    querySelector: () => null,
  })
  vi.stubGlobal('fetchPart', undefined)
  await import(pathToFileURL(join(folder, 'dist/entry.mjs')).href)
  fetchPart = (globalThis as unknown as { readonly fetchPart: typeof fetchPart }).fetchPart
})

afterAll(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true, force: true })
})

it('asks again for the stylesheet of a part that did not come, and once for one that came', async () => {
  const first = fetchPart()
  const [missing, ...others] = styles()
  expect(others).toEqual([])
  missing?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow(/^Unable to preload CSS for .*\.css$/)

  const second = fetchPart()
  const [again] = styles()
  expect(again).not.toBe(missing)
  again?.dispatchEvent(new Event('load'))
  expect(await second).toMatchObject({ part: 'the part' })

  expect(await fetchPart()).toMatchObject({ part: 'the part' })
  expect(styles()).toEqual([again])
})
