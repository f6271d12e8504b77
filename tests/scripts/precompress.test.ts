import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { filesToPrecompress, precompress } from '../../scripts/start/precompress.mjs'

let client = ''
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'zhiyuan-precompress-'))
})
afterEach(() => rmSync(client, { recursive: true, force: true }))

const SCRIPT = `export const line = ${JSON.stringify('知源课堂 '.repeat(200))}\n`
const PAGE = join('assets', 'page.js')

const write = (name: string, content: string): void => {
  mkdirSync(dirname(join(client, name)), { recursive: true })
  writeFileSync(join(client, name), content)
}
const makeAll = () => precompress(client, filesToPrecompress(client))

it('finds text files that are worth it, wherever they lie', () => {
  write('index.html', SCRIPT)
  write(PAGE, SCRIPT)
  write(join('assets', 'pdf', 'decoder.mjs'), SCRIPT)
  write(join('assets', 'small.js'), 'export {}\n')
  write(join('assets', 'picture.png'), SCRIPT)
  write(join('.vite', 'manifest.json'), SCRIPT)
  expect(filesToPrecompress(client).toSorted()).toEqual([
    join('assets', 'page.js'),
    join('assets', 'pdf', 'decoder.mjs'),
    'index.html',
  ])
})

it('writes both compressed copies beside a file, once', async () => {
  write(PAGE, SCRIPT)
  await makeAll()
  const compressed = (suffix: string) => readFileSync(join(client, `${PAGE}${suffix}`))
  expect(brotliDecompressSync(compressed('.br')).toString()).toBe(SCRIPT)
  expect(gunzipSync(compressed('.gz')).toString()).toBe(SCRIPT)
  expect(readdirSync(join(client, 'assets')).toSorted()).toEqual(['page.js', 'page.js.br', 'page.js.gz'])
  expect(filesToPrecompress(client)).toEqual([])
})

it('goes on where it was interrupted', async () => {
  write(PAGE, SCRIPT)
  write(`${PAGE}.gz.part`, 'hal')
  await makeAll()
  expect(gunzipSync(readFileSync(join(client, `${PAGE}.gz`))).toString()).toBe(SCRIPT)
  rmSync(join(client, `${PAGE}.br`))
  write(`${PAGE}.br.part`, 'hal')
  expect(filesToPrecompress(client)).toEqual([PAGE])
  await makeAll()
  expect(brotliDecompressSync(readFileSync(join(client, `${PAGE}.br`))).toString()).toBe(SCRIPT)
  expect(existsSync(join(client, `${PAGE}.br.part`))).toBe(false)
})
