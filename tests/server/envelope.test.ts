import { connect } from 'node:net'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { openPostgres } from '#server/db/database.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { CURRENT, HOME } from '#tests/support/server-client.ts'

const LOGIN = '/api/user/users/login'
const JSON_TYPE = { 'content-type': 'application/json' }

/** Nothing listens there: every query is a crash. */
const broken = openPostgres('postgresql://nobody@127.0.0.1:1/nothing')
let app: FastifyInstance

beforeAll(async () => {
  app = await buildTestApp(broken)
})
afterAll(async () => {
  await app.close()
  await broken.close()
})

const ask = async (options: InjectOptions) => {
  const response = await app.inject(options)
  return [response.statusCode, response.headers['content-type'], response.json<Envelope<unknown>>()] as const
}

const envelope = (status: number, Message: string, Code = status) => [
  status,
  'application/json; charset=utf-8',
  { Code, Data: null, Message },
]

test.each([
  ['GET', '/api'],
  ['GET', '/api/user/nothing'],
  ['GET', '/api/user/users/login'],
  ['POST', '/api/user/users/current'],
  ['DELETE', '/api/user/users/login'],
  ['POST', '/somewhere'],
  ['GET', '/assets/gone-1a2b3c.js'],
  ['GET', '/%2e%2e/package.json'],
] as const)('an unknown address answers 404 in the envelope: %s %s', async (method, url) => {
  expect(await ask({ method, url })).toEqual(envelope(404, '没有这个地址'))
})

test('an address that cannot be read answers 400 in the envelope', async () => {
  expect(await ask({ method: 'GET', url: '/api/%zz' })).toEqual(envelope(400, '请求格式不正确'))
})

test.each([
  ['broken JSON', '{"Mobile":', 400, '请求格式不正确'],
  ['no body', '', 400, '请求格式不正确'],
  ['a body that is too large', `"${'x'.repeat(1024 * 1024)}"`, 413, '提交的内容太大'],
])('%s answers in the envelope', async (_, payload, status, message) => {
  expect(await ask({ method: 'POST', url: LOGIN, headers: JSON_TYPE, payload })).toEqual(
    envelope(status, message),
  )
})

test('a content type that nobody reads answers 415 in the envelope', async () => {
  for (const type of ['application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const answer = await ask({
      method: 'POST',
      url: LOGIN,
      headers: { 'content-type': type },
      payload: 'a=1',
    })
    expect(answer).toEqual(envelope(415, '不支持的内容类型'))
  }
})

test.each([
  ['an empty object', {}, 'Mobile'],
  ['a list', [], ''],
  ['null', 'null', ''],
  ['poison', '{"__proto__":{"Mobile":"1"}}', ''],
])('%s where a login is expected answers Code 400, and a crash never', async (_, payload, named) => {
  const response = await app.inject({ method: 'POST', url: LOGIN, headers: JSON_TYPE, payload })
  const body = response.json<Envelope<unknown>>()
  expect([body.Code, body.Message.includes(named)]).toEqual([400, true])
})

test('a crash answers 500 with a number to report and nothing of what went wrong', async () => {
  const lines: string[] = []
  let isCrashing = false
  const db = new Proxy(broken.db, {
    get: (of, name) => {
      if (isCrashing) throw new TypeError('select 127.0.0.1 of nothing')
      return Reflect.get(of, name) as unknown
    },
  })
  const logged = await buildTestApp(
    { ...broken, db },
    {
      logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
    },
  )
  isCrashing = true
  const response = await logged.inject({
    method: 'GET',
    url: `${HOME}?stageId=1`,
    headers: { authorization: `Bearer ${'t'.repeat(43)}` },
  })
  await logged.close()
  const { Code, Data, Message } = response.json<Envelope<unknown>>()
  const [, id] = /^服务器出错了，请稍后再试（编号 ([0-9a-f-]{36})）$/.exec(Message) ?? []
  expect([response.statusCode, Code, Data]).toEqual([500, 500, null])
  expect(response.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|select|node_modules|at /i)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ reqId: id, msg: 'request failed' })
})

test('a session call answers 503 when the session cannot be looked up', async () => {
  const [status, , body] = await ask({
    method: 'GET',
    url: CURRENT,
    headers: { authorization: `Bearer ${'t'.repeat(43)}` },
  })
  expect([status, body.Code, body.Data]).toEqual([503, 503, null])
})

test('what is no HTTP still gets an envelope', async () => {
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(address.port), address.hostname)
  socket.write('rubbish\r\n\r\n')
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  const [head, body] = text.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  expect(JSON.parse(body ?? '')).toEqual({ Code: 400, Data: null, Message: '请求格式不正确' })
})
