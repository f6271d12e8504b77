import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { openPostgres } from '#server/db/database.ts'
import { buildTestApp } from '#tests/support/server.ts'

const SCRIPT = `console.log(${JSON.stringify('知'.repeat(2000))})`
const PAGE = '<!doctype html><title>知源课堂</title>'
const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-client-'))
const configFile = join(folder, 'config.json')
const database = openPostgres('postgresql://nobody@127.0.0.1:1/nothing')
let app: FastifyInstance

beforeAll(async () => {
  const client = join(folder, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), PAGE)
  mkdirSync(join(client, 'pages/people'), { recursive: true })
  for (const name of [
    'play',
    'details',
    'details+type=4',
    'details+type=4+mode=a',
    'details+type=4+id',
    'people/new',
    'people/_id',
  ])
    writeFileSync(join(client, `pages/${name}.html`), `<title>${name}</title>`)
  writeFileSync(join(client, 'assets/pdf.worker-1a2b3c.mjs'), SCRIPT)
  writeFileSync(join(client, 'agreement.html'), '<!doctype html><title>协议</title>')
  writeFileSync(join(client, 'assets/app-1a2b3c.js'), SCRIPT)
  writeFileSync(join(client, 'assets/app-1a2b3c.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(client, 'assets/app-1a2b3c.js.gz'), gzipSync(SCRIPT))
  writeFileSync(configFile, '{ "productName": "青禾课堂" }')
  app = await buildTestApp(database, { clientDirectory: client, configFile })
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

test('hashed files are kept for a year and come compressed as the browser likes', async () => {
  const answers = await Promise.all(
    ['br, gzip', 'gzip', 'identity'].map((accepted) =>
      get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted }),
    ),
  )
  expect(
    answers.map(({ statusCode, headers }) => [
      statusCode,
      headers['content-encoding'],
      headers['cache-control'],
      headers['content-type'],
    ]),
  ).toEqual(
    ['br', 'gzip', undefined].map((encoding) => [
      200,
      encoding,
      'public, max-age=31536000, immutable',
      'application/javascript; charset=utf-8',
    ]),
  )
  expect(answers[2]?.body).toBe(SCRIPT)
  expect(answers[0]?.rawPayload.equals(brotliCompressSync(SCRIPT))).toBe(true)
  for (const { headers } of answers) expect(headers.vary).toMatch(/accept-encoding/i)
})

test('a file without a precompressed copy is compressed on the way', async () => {
  const file = join(folder, 'client/assets/late-4d5e6f.js')
  writeFileSync(file, SCRIPT)
  const asked = () => get('/assets/late-4d5e6f.js', { 'accept-encoding': 'br, gzip' })
  const before = await asked()
  expect([before.statusCode, before.headers['content-encoding'], before.headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ])
  expect(brotliDecompressSync(before.rawPayload).toString()).toBe(SCRIPT)
  const compressed = brotliCompressSync(SCRIPT)
  writeFileSync(`${file}.br`, compressed)
  expect((await asked()).rawPayload.equals(compressed)).toBe(true)
})

test.each([
  '/',
  '/index.html',
  '/list?time=1',
  '/school-local/school-local-database',
  '/any/where',
])('the page %s is index.html, asked for anew each time', async (url) => {
  const { statusCode, body, headers } = await get(url)
  expect([statusCode, body, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    PAGE,
    'no-cache',
    'text/html; charset=utf-8',
  ])
  expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

test.each([
  ['/play?id=3', 'play'],
  ['/Play', 'play'],
  ['/play/', 'play'],
  ['/people/new', 'people/new'],
  ['/people/17', 'people/_id'],
  ['/details?id=3&type=3', 'details'],
  ['/details?type=4&q=id', 'details+type=4'],
  ['/details?id=3&type=4', 'details+type=4+id'],
  ['/details?type=4&id=3', 'details+type=4+id'],
  ['/details?type=41', 'details'],
  ['/details?type=4&mode=a&section=6', 'details+type=4+mode=a'],
])('the page %s is that of its route: %s', async (url, name) => {
  const { body, headers } = await get(url)
  expect([body, headers['cache-control'], headers['content-type']]).toEqual([
    `<title>${name}</title>`,
    'no-cache',
    'text/html; charset=utf-8',
  ])
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

test('a script of a page carries no headers that only a page or a worker heeds', async () => {
  const [script, worker] = await Promise.all([
    get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' }),
    get('/assets/pdf.worker-1a2b3c.mjs'),
  ])
  expect(script.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
    expect([name, name in script.headers, name in worker.headers]).toEqual([name, false, true])
})

test.each([
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/wp-admin/',
  '/wp-login.php',
  '/index.php/admin',
  '/cgi-bin/luci',
  '/phpmyadmin',
  '/actuator/health',
  '/healthz',
  '/metrics',
  '/server-status',
  '/v2/_catalog',
  '/API/user',
  '/a/..;/manager',
  '/%',
])('no page answers what asks for %s', async (url) => {
  const { statusCode, body } = await get(url)
  expect([statusCode >= 400 && statusCode < 500, body.includes('<title>')]).toEqual([true, false])
})

test('other files are asked for anew, and a missing one is missing', async () => {
  expect((await get('/agreement.html')).headers['cache-control']).toBe('no-cache')
  const missing = await get('/assets/app-000000.js')
  expect([missing.statusCode, missing.json<Envelope<null>>().Code]).toEqual([404, 404])
  for (const outside of ['/assets/..%2fagreement.html', '/assets//agreement.html'])
    expect([outside, (await get(outside)).body.includes('协议')]).toEqual([outside, false])
  expect((await get('/../config.json')).body).not.toContain('DATABASE')
})

test('the API never falls back to the page', async () => {
  const { statusCode, headers } = await get('/api/unknown')
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test('the configuration is the file as it stands now, asked for anew each time', async () => {
  const first = await get('/config.json')
  expect([first.statusCode, first.json(), first.headers['cache-control']]).toEqual([
    200,
    { productName: '青禾课堂' },
    'no-cache',
  ])
  expect((await get('/config.json', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  writeFileSync(configFile, '{ "productName": "江城课堂" }')
  expect((await get('/config.json', { 'if-none-match': String(first.headers.etag) })).json()).toEqual({
    productName: '江城课堂',
  })
})

test.each([
  '/assets',
  '/assets/',
  '/pages/',
  '/pages/people/',
])('%s lists nothing of its folder', async (url) => {
  const { headers, body } = await get(url)
  expect(body).not.toMatch(/app-1a2b3c|pdf\.worker|details|new\.html/)
  expect(headers.location).toBeUndefined()
})
