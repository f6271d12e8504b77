import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopGracefully } from '#server/runtime/graceful-stop.ts'

let app: FastifyInstance
let asked: Promise<unknown>
beforeEach(async () => {
  app = fastify()
  app.get('/answered', async () => 'here')
  asked = new Promise((resolve) => {
    app.get('/never', (request) => {
      resolve(request)
      return new Promise(() => undefined)
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
})
afterEach(async () => {
  vi.useRealTimers()
  app.server.closeAllConnections()
})

/** A connection of its own on which one thing was asked. */
const asking = (path: string): Socket => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
  return socket
}

/** What the network has to say of it is said. */
const advance = async (milliseconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turns = 0; turns < 20; turns += 1) await nextTurn()
}

test('a stop closes silent connections after a second, cuts what is under way after four, and is over', async () => {
  const silent = asking('/answered')
  await once(silent, 'data')
  const silentClosed = once(silent, 'close')
  const busy = asking('/never')
  const busyClosed = once(busy, 'close')
  await asked

  const stopped = stopGracefully(app)
  await advance(950)
  expect([silent.closed, busy.closed]).toEqual([false, false])
  await advance(100)
  await silentClosed
  await advance(2_900)
  expect(busy.closed).toBe(false)
  await advance(50)
  await busyClosed
  await stopped
})

test('a stop with no connection open waits for nothing', async () => {
  await stopGracefully(app)
})
