import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { USUAL_ENGINE } from '#tests/support/engines.ts'
import { accounts, buildTestApp } from '#tests/support/server.ts'
import { BANNERS, clientOf, IS_LOGIN } from '#tests/support/server-client.ts'
import { openEmptyDatabase } from '#tests/support/test-databases.ts'

const NOT_FOUND = { Code: 404, Data: null, Message: '没有这个地址' }

onEachEngine('text that the database cannot hold', (harness) => {
  test('is a wrong parameter, not a crash', async () => {
    const { ask } = harness()
    const { status, body } = await ask.login({ Mobile: '139\u0000' })
    expect([status, body]).toEqual([200, { Code: 400, Data: null, Message: '参数不正确：Mobile' }])
  })
})

describe('a database that fails', () => {
  let database: Database
  beforeAll(async () => {
    // Nothing in it: every query fails.
    database = await openEmptyDatabase(USUAL_ENGINE, inject('postgres'))
  })
  afterAll(() => database.close())

  test('puts neither an account nor the hash of a token into the log', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const app = await buildTestApp(database, { logger: { ...loggerOptions('trace'), stream } })
    const ask = clientOf(app)
    const codes = [(await ask.login()).status, (await ask.get(IS_LOGIN, 'x'.repeat(43))).status]
    await app.close()
    const failed = lines
      .map((line) => JSON.parse(line) as { msg: string; err: { stack: unknown } })
      .filter(({ msg }) => msg === 'request failed')
    expect(codes).toEqual([500, 500])
    expect(failed.map(({ err }) => ({ ...err, stack: typeof err.stack }))).toEqual([
      {
        type: 'error',
        message: 'relation "zhiyuan.login_attempt" does not exist',
        code: '42P01',
        stack: 'string',
      },
      { type: 'error', message: 'relation "zhiyuan.session" does not exist', code: '42P01', stack: 'string' },
    ])
    expect(lines.join('')).not.toMatch(new RegExp(`${accounts.teacher.account}|params|Buffer|\\\\u0000`))
  })
})

onEachEngine('a public file', (harness) => {
  test('that has gone from the disk is a refusal that no cache keeps', async () => {
    const { database, ask } = harness()
    const nowhere = mkdtempSync(join(tmpdir(), 'zhiyuan-nowhere-'))
    const app = await buildTestApp(database, { storage: folderStorage({ seed: nowhere, data: nowhere }) })
    const [first] = (await ask.get(BANNERS)).body.Data as { ImageUrl: string }[]
    const { statusCode, headers, body } = await app.inject({ method: 'GET', url: first?.ImageUrl ?? '' })
    await app.close()
    rmSync(nowhere, { recursive: true })
    expect({ statusCode, cache: headers['cache-control'], etag: headers['etag'] }).toEqual({
      statusCode: 404,
      cache: 'no-store',
      etag: undefined,
    })
    expect(JSON.parse(body)).toMatchObject({ Code: 404, Data: null })
  })
})

describe('the built client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-client-'))
  const client = join(folder, 'client')
  let database: Database
  let app: FastifyInstance
  beforeAll(async () => {
    mkdirSync(join(client, '.vite'), { recursive: true })
    writeFileSync(join(client, 'index.html'), '<!doctype html>')
    writeFileSync(join(client, '.vite', 'manifest.json'), '{}')
    writeFileSync(join(folder, 'secret.json'), '{}')
    database = await openEmptyDatabase(USUAL_ENGINE, inject('postgres'))
    app = await buildTestApp(database, { clientDirectory: client })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  // HTTP 403 means expiry to the client: a wrong address must sign nobody out (R-wire-4).
  test.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/assets/..%2f..%2f..%2fsecret.json',
    '/..%5csecret.json',
    '//evil.example/a.js',
    '/.vite/manifest.json',
  ])('does not hand out %s', async (url) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url })
    expect([statusCode, JSON.parse(body)]).toEqual([404, NOT_FOUND])
  })

  test('answers an address that no file can have as one that is not there', async () => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: `/${'a'.repeat(5000)}` })
    expect([statusCode, JSON.parse(body)]).toEqual([404, NOT_FOUND])
  })
})
