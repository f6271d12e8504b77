import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'

const URL_OF_TEXT = '/.well-known/security.txt'
const securityContacts = ['mailto:security@school.cn', 'https://school.cn/security']

let database: Database
let app: FastifyInstance
let silent: FastifyInstance
let now = new Date('2026-03-01T10:20:30.400Z')

beforeAll(async () => {
  database = await openUsualDatabase()
  app = await buildTestApp(database, { securityContacts, clock: () => now })
  silent = await buildTestApp(database)
})
afterAll(async () => {
  await Promise.all([app.close(), silent.close()])
  await database.close()
})

const read = (headers = {}) => app.inject({ method: 'GET', url: URL_OF_TEXT, headers })

test('who found a weakness reads whom to tell, in the order that the operator named', async () => {
  const answer = await read()
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'Contact: mailto:security@school.cn\n' +
      'Contact: https://school.cn/security\n' +
      'Expires: 2026-08-28T00:00:00.000Z\n' +
      'Preferred-Languages: zh, en\n',
  ])
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
})

test('it runs out within a year whenever it is asked for, and is the same all day', async () => {
  const daysLeft = async () => {
    const { body } = await read()
    const expires = /^Expires: (.*)$/m.exec(body)?.[1] ?? ''
    return (Date.parse(expires) - now.getTime()) / 86_400_000
  }
  for (const moment of ['2026-12-31T23:59:59.999Z', '2028-02-29T00:00:00Z', '2031-07-01T12:00:00Z']) {
    now = new Date(moment)
    const days = await daysLeft()
    expect([days > 150, days < 365]).toEqual([true, true])
  }
  const etag = (await read()).headers.etag
  now = new Date(now.getTime() + 3_600_000)
  expect((await read({ 'if-none-match': etag })).statusCode).toBe(304)
})

test('where no contact is named there is no such page', async () => {
  const answer = await silent.inject({ method: 'GET', url: URL_OF_TEXT })
  expect([answer.statusCode, answer.json<{ Code: number }>().Code]).toEqual([404, 404])
})
