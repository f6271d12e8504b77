import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdAssets } from '../../scripts/support/last-assets.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'zhiyuan-dist-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const build = (...names: readonly string[]) => {
  const bringBack = holdAssets(dist)
  rmSync(join(dist, 'client'), { recursive: true, force: true })
  for (const name of names) {
    mkdirSync(join(dist, 'client', 'assets', name, '..'), { recursive: true })
    writeFileSync(join(dist, 'client', 'assets', name), name)
  }
  bringBack()
}
const served = () =>
  readdirSync(join(dist, 'client', 'assets'), { recursive: true, encoding: 'utf8' }).toSorted()

test('the files of the last build stay beside those of a new one, those of older builds go', () => {
  build('app-1.js', 'list-1.js', 'pdf/decoder-1.mjs')
  writeFileSync(join(dist, 'client', 'assets', 'list-1.js.br'), 'compressed')
  expect(served()).toEqual(['app-1.js', 'list-1.js', 'list-1.js.br', 'pdf', 'pdf/decoder-1.mjs'])
  build('app-2.js', 'list-1.js')
  expect(served()).toEqual(['app-1.js', 'app-2.js', 'list-1.js', 'pdf', 'pdf/decoder-1.mjs'])
  build('app-3.js', 'list-3.js')
  expect(served()).toEqual(['app-2.js', 'app-3.js', 'list-1.js', 'list-3.js'])
})

test('the same build again keeps what it kept', () => {
  build('app-1.js')
  writeFileSync(join(dist, 'client', 'assets', 'app-1.js.gz'), 'compressed')
  build('app-2.js')
  build('app-2.js')
  expect(served()).toEqual(['app-1.js', 'app-1.js.gz', 'app-2.js'])
})

test('a build that failed loses nothing of the last one', () => {
  build('app-1.js')
  holdAssets(dist)
  build('app-2.js')
  expect(served()).toEqual(['app-1.js', 'app-2.js'])
})

test('a fresh tree that is given the files of the last build and their list keeps them, and none of older ones', () => {
  for (const app of ['app-1.js', 'app-2.js']) build(app, 'list-1.js')
  const last = dist
  dist = join(last, 'fresh')
  mkdirSync(join(dist, 'client'), { recursive: true })
  for (const name of ['client/assets', '.client-assets.json'])
    cpSync(join(last, name), join(dist, name), { recursive: true })
  build('app-3.js')
  expect(served()).toEqual(['app-2.js', 'app-3.js', 'list-1.js'])
  dist = last
})
