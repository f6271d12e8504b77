import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getSearchList } from '#contract/search-list.ts'
import type { Database } from '#server/db/database.ts'
import { type Collector, openCollector, valueOf } from '#tests/support/a-collector.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { BANNERS, clientOf } from '#tests/support/server-client.ts'

let database: Database
let collector: Collector
beforeAll(async () => {
  database = await openUsualDatabase()
  collector = await openCollector()
})
afterAll(async () => {
  await database.close()
  collector.close()
})
beforeEach(() => void collector.received.splice(0))

/** What is told is sent at the latest when the server stops. */
const traced = async (
  place: string,
  work: (app: FastifyInstance, ask: ReturnType<typeof clientOf>) => Promise<void>,
) => {
  const app = await buildTestApp(database, { tracing: { url: `${place}/v1/traces`, headers: '' } })
  try {
    await work(app, clientOf(app))
  } finally {
    await app.close()
  }
}

const KEYWORD = '13900000001 的函数'

test('a call is a span by its route and request id, and its statements lie within it, also of calls that queue', async () => {
  const parent = { trace: 'a'.repeat(32), span: 'b'.repeat(16) }
  let token = ''
  await traced(collector.url, async (app, ask) => {
    token = await ask.tokenOf('teacher')
    const one = () => ask.post(getSearchList.path, { Keyword: KEYWORD, PageSize: 20 }, token)
    // The first finds out what the others know: from then on each asks the same statements.
    await one()
    // More than there are connections: who waits is called back by whoever gives one back.
    await Promise.all(Array.from({ length: 3 * database.db.$client.options.max }, one))
    await app.inject({
      url: `${BANNERS}?keyword=13900000002`,
      headers: { traceparent: `00-${parent.trace}-${parent.span}-01` },
    })
    await app.inject({ url: '/api/health/ready' })
  })
  const all = collector.spans()
  const calls = all.filter(({ attributes }) => attributes.some(({ key }) => key === 'http.route'))
  const [first, ...searches] = calls
    .filter(({ name }) => name === `POST ${getSearchList.path}`)
    .sort((one, other) => (BigInt(one.startTimeUnixNano) < BigInt(other.startTimeUnixNano) ? -1 : 1))
  expect(searches).toHaveLength(3 * database.db.$client.options.max)
  expect(all.filter(({ parentSpanId }) => parentSpanId === first?.spanId).length).toBeGreaterThan(1)
  for (const call of searches) {
    expect(valueOf(call, 'http.response.status_code')).toBe(200)
    const statements = all.filter(({ parentSpanId }) => parentSpanId === call.spanId)
    expect(statements.length).toBeGreaterThan(0)
    // Each call asks the same; one that had another's statements would have more than it.
    expect(statements).toHaveLength(
      all.filter(({ parentSpanId }) => parentSpanId === searches[0]?.spanId).length,
    )
    expect(statements.every(({ traceId }) => traceId === call.traceId)).toBe(true)
  }
  expect(new Set(calls.map((call) => valueOf(call, 'request.id'))).size).toBe(calls.length)
  expect(calls.find(({ name }) => name.startsWith('GET '))).toMatchObject({
    name: `GET ${BANNERS}`,
    traceId: parent.trace,
    parentSpanId: parent.span,
  })
  expect(calls.filter(({ name }) => name.includes('health'))).toEqual([])
  expect(collector.received[0]).toMatchObject({ path: '/v1/traces' })
  // Nobody is told: no token, no number, no word that was searched for, no query, no password's digest.
  const told = collector.received.map(({ body, head }) => head + body).join('\n')
  for (const secret of [token, '13900000001', '13900000002', '的函数', 'keyword='])
    expect(told).not.toContain(secret)
})

test('a statement that fails is told by its code alone, and its call as failed', async () => {
  await traced(collector.url, async (app) => {
    app.get('/api/failing', async () => {
      await database.db.$client.query('select $1::integer', ['13900000003'.repeat(3)])
    })
    expect((await app.inject({ url: '/api/failing' })).statusCode).toBe(500)
  })
  const [statement, call] = ['select', 'GET /api/failing'].map((name) =>
    collector.spans().find((span) => span.name === name),
  )
  expect(valueOf(statement, 'error.type')).toBe('22003')
  expect(call).toMatchObject({ status: { code: 2 } })
  expect(collector.received.map(({ body }) => body).join()).not.toContain('13900000003')
})

test('a collector that is away costs no answer, and a stop no more than half a second', async () => {
  let began = 0
  await traced('http://127.0.0.1:9', async (_app, ask) => {
    expect(await ask.tokenOf('teacher')).not.toBeNull()
    began = performance.now()
  })
  expect(performance.now() - began).toBeLessThan(3_000)
})

test('without a collector nothing is sent', async () => {
  const app = await buildTestApp(database)
  expect(await clientOf(app).tokenOf('teacher')).not.toBeNull()
  await app.close()
  expect(collector.received).toEqual([])
})
