import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handleErrors } from '#server/http/errors.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { openReplies } from '#server/plugins/open-replies.ts'
import { stopGracefully } from '#server/runtime/graceful-stop.ts'
import { type Deferred, deferred } from '#tests/support/deferred.ts'
import { openSeeded } from '#tests/support/seeded-databases.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { BANNERS } from '#tests/support/server-client.ts'

const lines: string[] = []
const logger = { ...loggerOptions('error'), stream: { write: (line: string) => void lines.push(line) } }

const stopTheClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })

let app: FastifyInstance
let work: Deferred<string>
/** What would be kept of the answers. */
let made: unknown[]
beforeEach(async () => {
  lines.length = 0
  made = []
  work = deferred()
  app = fastify({ logger })
  handleErrors(app)
  await app.register(openReplies)
  app.addHook('onRequest', async (_, reply) => {
    reply.header('x-of-every-answer', 'yes')
  })
  app.addHook('preSerialization', async (_request, _reply, payload) => {
    made.push(payload)
    return payload
  })
  app.get('/answered', async () => 'here')
  app.get('/waits', async (_, reply) => {
    reply.header('content-type', 'text/html').header('content-length', 9).header('etag', '"a"')
    return { done: await work.ask() }
  })
  app.post('/takes', async () => 'taken')
  const parts = async function* () {
    yield 'the first part'
    yield await work.ask()
  }
  app.get('/begun', async () => Readable.from(parts()))
  await app.listen({ host: '127.0.0.1', port: 0 })
  stopTheClock()
})
afterEach(async () => {
  vi.useRealTimers()
  app.server.closeAllConnections()
})

const asked = (path: string, method = 'GET', more = ''): string =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`

/** A connection of its own on which this was sent. */
const sending = (text: string): Socket => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  return socket
}

/** All that comes on a connection until it is closed. */
const heardOn = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += String(chunk)
    })
    socket.on('error', ({ message }) => {
      text += message
    })
    socket.on('close', () => resolve(text))
  })

/** What the network has to say of it is said. */
const advance = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turns = 0; turns < 20; turns += 1) await nextTurn()
}

const REFUSED = { Code: 503, Data: null, Message: '服务暂时不可用，请稍后再试' }

/** Status, headers and body of an answer that is all that was heard. */
const readAnswer = (heard: string) => {
  const [head = '', body = ''] = heard.split('\r\n\r\n')
  const [status, ...headers] = head.split('\r\n')
  return { status, headers: headers.map((line) => line.toLowerCase()).sort(), body }
}

test('a stop closes silent connections after a second, answers what is under way after four with 503, and is over', async () => {
  const silent = sending(asked('/answered'))
  await once(silent, 'data')
  const silentClosed = once(silent, 'close')
  const busy = sending(asked('/waits'))
  const heard = heardOn(busy)
  await vi.waitUntil(work.isWaitedFor)

  const stopped = stopGracefully(app)
  await advance(950)
  expect([silent.closed, busy.closed]).toEqual([false, false])
  await advance(100)
  await silentClosed
  await advance(2_900)
  expect(busy.closed).toBe(false)
  await advance(50)
  const { status, headers, body } = readAnswer(await heard)
  expect([status, JSON.parse(body)]).toEqual(['HTTP/1.1 503 Service Unavailable', REFUSED])
  expect(headers).toEqual([
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    'content-type: application/json; charset=utf-8',
    expect.stringMatching(/^date: /),
    'retry-after: 2',
    'x-of-every-answer: yes',
  ])
  await stopped
})

test.each([
  ['answered', (late: Deferred<string>) => late.answer('late'), [{ done: 'late' }]],
  [
    'refused',
    (late: Deferred<string>) => late.fail(new Error('a fault')),
    [{ ...REFUSED, Code: 500, Message: expect.anything() as unknown }],
  ],
])('what was told 503 and is %s later does no harm', async (_, end, kept) => {
  const heard = heardOn(sending(asked('/waits')))
  await vi.waitUntil(work.isWaitedFor)
  const stopped = stopGracefully(app)
  await advance(4_000)
  expect(await heard).toContain('503')
  await stopped
  end(work)
  await advance(0)
  // What is kept under the key of an intention is kept.
  expect([made, lines]).toEqual([kept, []])
})

test('a request whose body is still on its way, and one behind another, are answered too', async () => {
  const half = heardOn(
    sending(`${asked('/takes', 'POST', 'Content-Length: 9\r\nContent-Type: text/plain\r\n')}half`),
  )
  const two = heardOn(sending(asked('/waits') + asked('/answered')))
  const head = heardOn(sending(asked('/waits', 'HEAD')))
  await vi.waitUntil(() => work.asked() === 2)
  const stopped = stopGracefully(app)
  await advance(4_000)
  expect((await half).match(/^HTTP\/1.1 503/gm)).toHaveLength(1)
  expect((await two).match(/HTTP\/1.1 503/g)).toHaveLength(2)
  expect(readAnswer(await head)).toMatchObject({ status: 'HTTP/1.1 503 Service Unavailable', body: '' })
  await stopped
})

test('an answer that has begun is cut, and nothing is said in the middle of it', async () => {
  const begun = sending(asked('/begun'))
  const heard = heardOn(begun)
  await vi.waitUntil(work.isWaitedFor)
  const stopped = stopGracefully(app)
  await advance(4_300)
  expect(await heard).toMatch(/^HTTP\/1.1 200[^]*the first part\r\n$/)
  await stopped
  work.answer('the rest')
  await advance(0)
  expect(lines).toEqual([])
})

test('a call that waits for the embedded database is answered with 503', async () => {
  vi.useRealTimers()
  const database = await openSeeded('embedded')
  const whole = await buildTestApp(database, { logger })
  try {
    const url = await whole.listen({ host: '127.0.0.1', port: 0 })
    const held = await database.db.$client.connect()
    const calling = fetch(`${url}${BANNERS}`)
    await expect.poll(() => database.db.$client.waitingCount).toBeGreaterThan(0)
    stopTheClock()
    const stopped = stopGracefully(whole)
    await advance(4_000)
    const response = await calling
    vi.useRealTimers()
    const { headers } = response
    expect([response.status, await response.json(), headers.get('retry-after')]).toEqual([503, REFUSED, '2'])
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ])
    held.release()
    await stopped
    expect(lines).toEqual([])
  } finally {
    vi.useRealTimers()
    await whole.close()
    await database.close()
  }
})

test('a stop with no connection open waits for nothing', async () => {
  await stopGracefully(app)
})
