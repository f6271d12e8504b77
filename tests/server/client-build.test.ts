import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { openPostgres } from '#server/db/database.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { holdAssets } from '../../scripts/support/last-assets.ts'
import { MANIFEST } from '../../scripts/vite/installed-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-build-'))
const client = join(folder, 'client')
const database = openPostgres('postgresql://nobody@127.0.0.1:1/nothing')
let app: FastifyInstance

/** As `npm run build` leaves it: a page, its scripts, and what a build makes or copies besides. */
const build = (...scripts: readonly string[]) => {
  const bringBack = holdAssets(folder)
  rmSync(client, { recursive: true, force: true })
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>知源课堂</title>')
  for (const name of scripts) writeFileSync(join(client, 'assets', name), `/* ${name} */`)
  for (const name of ['favicon.svg', 'icon-192.png', 'icon-512.png'])
    copyFileSync(join('public', name), join(client, name))
  writeFileSync(join(client, 'manifest.webmanifest'), JSON.stringify(MANIFEST))
  bringBack()
}

const serve = async () => {
  app = await buildTestApp(database, { clientDirectory: client })
}
const get = (url: string) => app.inject({ method: 'GET', url })

afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a tab from before a deployment gets the code of its build, from the server that goes on and from one that starts', async () => {
  build('app-1.js', 'list-1.js')
  await serve()
  build('app-2.js', 'list-2.js')
  const asked = async () =>
    Promise.all(
      ['app-1.js', 'list-1.js', 'app-2.js'].map(async (name) => {
        const { statusCode, body, headers } = await get(`/assets/${name}`)
        return [statusCode, body, headers['content-type'], headers['cache-control']]
      }),
    )
  const served = ['app-1.js', 'list-1.js', 'app-2.js'].map((name) => [
    200,
    `/* ${name} */`,
    'application/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(await asked()).toEqual(served)
  await app.close()
  await serve()
  expect(await asked()).toEqual(served)
  // Those of one build are kept, not of all.
  build('app-3.js', 'list-3.js')
  expect([(await get('/assets/app-1.js')).statusCode, (await get('/assets/app-2.js')).statusCode]).toEqual([
    404, 200,
  ])
})

/** Width and height of a PNG: the first that its header says. */
const sizeOfPng = (bytes: Buffer): string => {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('what makes the app installable is served as what it is: a manifest, icons of the sizes that it says, and where it starts', async () => {
  build('app-1.js')
  await serve()
  const { statusCode, headers, body } = await get('/manifest.webmanifest')
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/manifest+json',
    'no-cache',
  ])
  const manifest = JSON.parse(body) as {
    readonly name: string
    readonly display: string
    readonly scope: string
    readonly start_url: string
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[]
  }
  expect([manifest.name, manifest.display, manifest.scope]).toEqual(['知源课堂', 'standalone', '/'])
  const start = await get(manifest.start_url)
  expect([start.statusCode, start.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const icons = await Promise.all(
    manifest.icons.map(async ({ src, sizes, type }) => ({ sizes, type, icon: await get(src) })),
  )
  expect(icons.map(({ icon }) => [icon.statusCode, icon.headers['content-type']])).toEqual(
    icons.map(({ type }) => [200, type]),
  )
  const pictures = icons.filter(({ type }) => type === 'image/png')
  expect(pictures.map(({ icon }) => sizeOfPng(icon.rawPayload))).toEqual(pictures.map(({ sizes }) => sizes))
  // Browsers offer to install what has both.
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
})
