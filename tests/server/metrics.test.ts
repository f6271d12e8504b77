import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { BANNERS } from '#tests/support/server-client.ts'

let database: Database
let app: FastifyInstance
beforeAll(async () => {
  database = await openUsualDatabase()
  app = await buildTestApp(database, { metrics: { host: '127.0.0.1', port: 0 } })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const ask = async (path: string): Promise<{ readonly status: number | undefined; readonly body: string }> => {
  const [answer] = (await once(
    get({ port: app.metricsPort() ?? 0, host: '127.0.0.1', path, agent: false }),
    'response',
  )) as [IncomingMessage]
  return { status: answer.statusCode, body: await text(answer) }
}

test('the figures name routes, never addresses, and count what is under way and the connections', async () => {
  await app.inject({ url: BANNERS })
  await app.inject({ url: '/api/user/structure/leftsubtree/1/1?keyword=13900000001' })
  await app.inject({ url: '/13900000002.php' })
  const { status, body } = await ask('/metrics')
  expect(status).toBe(200)
  expect(body).toContain(
    `http_request_duration_seconds_count{method="GET",route="${BANNERS}",status="200"} 1\n`,
  )
  expect(body).toContain('http_requests_in_progress 0\n')
  for (const state of ['used', 'idle', 'awaited'])
    expect(body).toMatch(new RegExp(`database_connections\\{state="${state}"\\} \\d+\\n`))
  expect(body).toContain('process_resident_memory_bytes ')
  expect(body).not.toContain('1390000000')
})

test('nothing else is answered beside them, and they are not on the port of the product', async () => {
  expect((await ask('/')).status).toBe(404)
  expect((await app.inject({ url: '/metrics' })).payload).not.toContain('http_request_duration_seconds')
})
