import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { login } from '#contract/session.ts'
import type { Database } from '#server/db/database.ts'
import { allCalls } from '#tests/support/all-calls.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { accounts, buildTestApp } from '#tests/support/server.ts'
import { clientOf, HOT } from '#tests/support/server-client.ts'

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

/** Every object of a schema, however deep. */
const objectsIn = (schema: unknown, seen = new Set<unknown>()): z.ZodMiniObject[] => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const inner = Object.values((schema as { _zod?: { def?: object } })._zod?.def ?? schema)
  const below = inner.flatMap((part) => objectsIn(part, seen))
  return schema instanceof z.ZodMiniObject ? [schema, ...below] : below
}

test('no body, query or path of any call takes fields that it does not name', () => {
  const parts = allCalls.flatMap(({ body, query, params }) => [body, query, params])
  const objects = parts.flatMap((part) => objectsIn(part))
  expect(objects.length).toBeGreaterThan(200)
  const open = objects.filter(
    ({ _zod: { def } }) => def.catchall !== undefined && def.catchall._zod.def.type !== 'never',
  )
  expect(open).toEqual([])
})

test('a field that no call names changes nothing', async () => {
  const { account, wirePassword } = accounts.teacher
  const known = { Mobile: account, Password: wirePassword, Client: 2, UserKey: 'x', Key: '', Times: 0 }
  const payload = { ...known, IsAdministrator: true, RoleAnys: { IsResoure: true } }
  const token = (await app.inject({ method: 'POST', url: login.path, payload })).json<{ Data: string }>().Data
  const rights = async (of: string) =>
    JSON.stringify(
      ((await clientOf(app).get('/api/user/users/current', of)).body.Data as { RoleAnys: unknown }).RoleAnys,
    )
  expect(await rights(token)).toBe(await rights(await clientOf(app).tokenOf('teacher')))
})

test('a parameter that is named twice is none of both', async () => {
  const answer = await clientOf(app).get(`${HOT}?type=1&type=2`)
  expect([answer.status, answer.body.Code]).toEqual([200, 400])
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
])('what a form of any page may send without being asked (%s) makes no call', async (type) => {
  const { account, wirePassword } = accounts.teacher
  const body = { Mobile: account, Password: wirePassword, Client: 2, UserKey: '', Key: '', Times: 0 }
  const answer = await app.inject({
    method: 'POST',
    url: login.path,
    headers: { 'content-type': type },
    payload: JSON.stringify(body),
  })
  expect([400, 415]).toContain(answer.json<{ Code: number }>().Code)
})

describe('on the wire', () => {
  let port = 0
  beforeAll(async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
    port = (app.server.address() as AddressInfo).port
  })

  /** What comes back for bytes as they are. */
  const answerTo = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.setEncoding('utf8').on('data', (part: string) => {
        answer += part
        socket.end()
      })
      socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''))
      socket.on('error', reject)
    })

  test('a request is repeated to nobody (TRACE)', async () => {
    expect(await answerTo(`TRACE ${HOT} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toContain(' 404 ')
  })

  test.each([
    'Content-Length: 4\r\nTransfer-Encoding: chunked',
    'Content-Length: 4\r\nContent-Length: 5',
    'Transfer-Encoding: chunked, identity',
  ])('a message of which it is not sure where it ends is refused: %j', async (length) => {
    const head = `POST ${login.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${length}`
    expect(await answerTo(`${head}\r\n\r\n0\r\n\r\n`)).toContain(' 400 ')
  })
})
