import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { configurationFile } from '#contract/configuration.ts'
import { getPeople } from '#contract/people.ts'
import type { Database } from '#server/db/database.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { contentPolicy } from '#server/plugins/security-headers.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { accounts, buildTestApp } from '#tests/support/server.ts'
import { BANNERS, BASE_TREE, clientOf, LIVES } from '#tests/support/server-client.ts'

let database: Database
let app: FastifyInstance

beforeAll(async () => {
  database = await openUsualDatabase()
  app = await buildTestApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test.each([
  BANNERS,
  '/api/unknown',
  '/nowhere',
  '/api/docs',
  '/config.json',
  '/api/openapi.json',
])('every answer carries the security headers: %s', async (url) => {
  const { headers } = await app.inject({ method: 'GET', url })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('the page is parted from its opener where a browser honours it, and a name over plain HTTP has no warning', async () => {
  const trusting = await buildTestApp(database, { trustProxy: 1 })
  const openerOf = async (headers: Record<string, string>, of = app) =>
    (await of.inject({ method: 'GET', url: '/nowhere', headers })).headers['cross-origin-opener-policy']
  const opening = { 'upgrade-insecure-requests': '1' }
  // What Chromium sends to a machine of its own, over TLS, and behind whatever proxy; to a name over plain HTTP.
  expect(await openerOf({ ...opening, 'sec-fetch-dest': 'document' })).toBe('same-origin')
  expect(await openerOf({ ...opening, host: 'school.lan' })).toBeUndefined()
  // A browser without fetch metadata behind a proxy that is trusted, and whoever is no browser.
  const overTls = { ...opening, host: 'school.cn', 'x-forwarded-proto': 'https' }
  expect(await openerOf(overTls, trusting)).toBe('same-origin')
  expect(await openerOf({ host: 'school.lan' })).toBe('same-origin')
  await trusting.close()
})

const policyOf = (file: z.input<typeof configurationFile>) => contentPolicy(z.parse(configurationFile, file))

test('no script runs but what the server hands out', () => {
  const policy = policyOf({ player: { scriptUrls: ['/player.js'], styleUrl: '/a.css' } })
  expect(policy['script-src']).toEqual(["'self'"])
  expect(policy['script-src-attr']).toEqual(["'none'"])
  expect(policy['object-src']).toEqual(["'none'"])
  expect(policy['base-uri']).toEqual(["'none'"])
  expect(
    Object.entries(policy).filter(([, sources]) => sources.some((it) => /unsafe-eval|\*/.test(it))),
  ).toEqual([])
})

test('the configuration widens the policy by what it names and nothing else', () => {
  const plain = policyOf({})
  const wide = policyOf({
    apiHost: 'https://api.school.cn/base',
    mediaHosts: ['https://vod.school.cn', 'https://live.school.cn:8443/app'],
    player: {
      version: '2.21.0',
      scriptUrls: ['https://cdn.cn/{version}/a.js'],
      styleUrl: 'https://cdn.cn/{version}/a.css',
    },
  })
  const added = Object.fromEntries(
    Object.entries(wide)
      .map(([name, sources]) => [name, sources.filter((it) => !plain[name]?.includes(it))] as const)
      .filter(([, sources]) => sources.length > 0),
  )
  expect(added).toEqual({
    'script-src': ['https://cdn.cn/2.21.0/a.js'],
    'style-src': ['https://cdn.cn/2.21.0/a.css'],
    'img-src': ['https://api.school.cn', 'https://vod.school.cn', 'https://live.school.cn:8443'],
    'media-src': ['https://api.school.cn', 'https://vod.school.cn', 'https://live.school.cn:8443'],
    'connect-src': ['https://api.school.cn', 'https://vod.school.cn', 'https://live.school.cn:8443'],
  })
})

test('the outside player is in the policy only where the school has configured one', () => {
  const hosts = (file: z.input<typeof configurationFile>) =>
    [...JSON.stringify(policyOf(file)).matchAll(/https:\/\/[\w.]+/g)].map(([host]) => host)
  expect(hosts({})).toEqual([])
  expect(hosts({ player: null })).toEqual([])
  expect([...new Set(hosts({ player: {} }))]).toEqual(['https://g.alicdn.com'])
})

test('a store that uploads go straight to may be sent to, and shows nothing', () => {
  const plain = contentPolicy(z.parse(configurationFile, {}))
  const wide = contentPolicy(z.parse(configurationFile, {}), 'https://oss.school.cn/files')
  expect(wide).toEqual({
    ...plain,
    'connect-src': [...(plain['connect-src'] ?? []), 'https://oss.school.cn'],
  })
})

test('what the API answers is kept by no cache', async () => {
  for (const url of [BASE_TREE, '/api/unknown', '/api/user/users/current']) {
    const { headers } = await app.inject({ method: 'GET', url })
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('long answers come compressed, short ones as they are', async () => {
  const encodingOf = async (url: string, accepted: string) =>
    (await app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ]
  expect(await encodingOf(LIVES, 'br, gzip')).toBe('br')
  expect(await encodingOf(LIVES, 'gzip')).toBe('gzip')
  expect(await encodingOf(LIVES, 'identity')).toBeUndefined()
  expect(await encodingOf('/api/unknown', 'br')).toBeUndefined()
})

test('a log names no token, password, account, query or address', async () => {
  const lines: string[] = []
  const logged = await buildTestApp(database, {
    logger: { ...loggerOptions('trace'), stream: { write: (line: string) => void lines.push(line) } },
  })
  await logged.inject({
    method: 'POST',
    url: '/api/user/users/login?token=QUERYSECRET',
    remoteAddress: '10.99.98.97',
    headers: { authorization: 'Bearer HEADERSECRET' },
    payload: {
      Mobile: '13900000001',
      Password: 'A'.repeat(32),
      Client: 2,
      UserKey: 'UKEY',
      Key: '',
      Times: 0,
    },
  })
  await logged.inject({ method: 'GET', url: '/api/unknown?keyword=QUERYSECRET' })
  await logged.close()
  expect(lines.join('')).toContain('/api/user/users/login')
  expect(lines.join('')).not.toMatch(/SECRET|13900000001|AAAA|UKEY|10\.99/)
})

test('a refused and a locked sign-in leave a line each that tells accounts apart and names none', async () => {
  const lines: string[] = []
  const logged = await buildTestApp(database, {
    logger: { ...loggerOptions('warn'), stream: { write: (line: string) => void lines.push(line) } },
  })
  const signIn = (Mobile: string) =>
    logged.inject({
      method: 'POST',
      url: '/api/user/users/login',
      remoteAddress: '10.99.98.96',
      payload: { Mobile, Password: 'B'.repeat(32), Client: 2, UserKey: 'UKEY', Key: '', Times: 0 },
    })
  for (let time = 0; time < 6; time += 1) await signIn('13900000042')
  await signIn('13900000043')
  await logged.close()
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(told.map(({ level, msg }) => [level, msg])).toEqual([
    ...Array.from({ length: 4 }, () => [40, 'sign-in refused']),
    ...Array.from({ length: 2 }, () => [40, 'sign-in locked']),
    [40, 'sign-in refused'],
  ])
  expect(new Set(told.slice(0, 6).map(({ account }) => account)).size).toBe(1)
  expect(told[6]?.['account']).not.toBe(told[0]?.['account'])
  expect(lines.join('')).not.toMatch(/1390000004|BBBB|UKEY|10\.99/)
})

test('a sign-in that succeeds and a call that is refused for want of a right leave a line each, without an account', async () => {
  const lines: string[] = []
  const logged = await buildTestApp(database, {
    logger: { ...loggerOptions('info'), stream: { write: (line: string) => void lines.push(line) } },
  })
  const client = clientOf(logged)
  const token = await client.tokenOf('teacher')
  const { body } = await client.post(getPeople.path, { PageIndex: 1, PageSize: 20 }, token)
  await logged.close()
  expect(body.Code).toBe(403)
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const lineOf = (msg: string) => told.filter((line) => line['msg'] === msg)
  expect(lineOf('sign-in accepted')).toMatchObject([
    { level: 30, account: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown },
  ])
  expect(lineOf('right refused')).toMatchObject([
    {
      level: 40,
      call: getPeople.path,
      userId: expect.any(Number) as unknown,
      reqId: expect.any(String) as unknown,
    },
  ])
  expect(lines.join('')).not.toContain(accounts.teacher.account)
})

test('input that has not the form of its call leaves a line that says of which call and part, and nothing of it', async () => {
  const lines: string[] = []
  const logged = await buildTestApp(database, {
    logger: { ...loggerOptions('warn'), stream: { write: (line: string) => void lines.push(line) } },
  })
  const client = clientOf(logged)
  const token = await client.tokenOf('teacher')
  const { body } = await client.post(getPeople.path, { PageIndex: 'INPUTSECRET', NAMESECRET: 1 }, token)
  await logged.close()
  expect(body.Code).toBe(400)
  expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toMatchObject([
    { level: 40, msg: 'input refused', call: getPeople.path, part: 'body' },
  ])
  expect(lines.join('')).not.toMatch(/SECRET/)
})
