import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failed, success } from '#domain/kernel/result.ts'
import { requestStore } from '#infrastructure/upload/object-store-request.ts'
import { uploadByTus } from '#infrastructure/upload/tus-upload.ts'
import { whileMoving } from '#infrastructure/upload/while-moving.ts'

const UNREACHABLE = failed({ kind: 'unreachable' })
const { signal } = new AbortController()

/** A server that hears all and answers when it is told to. */
let server: Server
let address = ''
let asked: (readonly [IncomingMessage, ServerResponse])[] = []

const nextAsked = async () => {
  while (asked.length === 0) await new Promise(setImmediate)
  const next = asked.shift()
  if (next === undefined) throw new Error('nobody asked')
  return next
}

beforeEach(async () => {
  // The line is a real one, and so is what it takes to hear of it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  asked = []
  server = createServer((request, response) => {
    request.resume()
    asked.push([request, response])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  vi.useRealTimers()
})

const content = new Blob([new Uint8Array(4)])
const sent: number[] = []
const byTus = (own = signal) =>
  uploadByTus({ address, content, chunkSize: 2 }, (bytes) => sent.push(bytes), own)

const answerHead = async (offset: number) => {
  const [, response] = await nextAsked()
  response.writeHead(200, { 'upload-offset': String(offset), 'upload-length': '4', 'tus-resumable': '1.0.0' })
  response.end()
}

const answerPart = async (offset: number) => {
  const [, response] = await nextAsked()
  response.writeHead(204, { 'upload-offset': String(offset), 'tus-resumable': '1.0.0' }).end()
}

it('a line that says nothing at the first word ends an attempt after thirty seconds', async () => {
  const sending = byTus()
  await nextAsked()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await sending).toEqual(UNREACHABLE)
})

it('a line that falls silent in the middle ends it, and the next goes on from what is there', async () => {
  const sending = byTus()
  await answerHead(0)
  await answerPart(2)
  await nextAsked()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await sending).toEqual(UNREACHABLE)
  const next = byTus()
  await answerHead(2)
  const [part, response] = await nextAsked()
  expect(part.headers['upload-offset']).toBe('2')
  response.writeHead(204, { 'upload-offset': '4', 'tus-resumable': '1.0.0' }).end()
  expect(await next).toEqual(success(true))
})

it('what moves, however slowly, goes on', async () => {
  const sending = byTus()
  await vi.advanceTimersByTimeAsync(29_000)
  await answerHead(0)
  for (const offset of [2, 4]) {
    const [, response] = await nextAsked()
    await vi.advanceTimersByTimeAsync(29_000)
    response.writeHead(204, { 'upload-offset': String(offset), 'tus-resumable': '1.0.0' }).end()
  }
  expect(await sending).toEqual(success(true))
})

it('who pauses is no silence', async () => {
  const pausing = new AbortController()
  const sending = byTus(pausing.signal).catch((reason: unknown) => reason)
  await nextAsked()
  pausing.abort('paused')
  expect(await sending).toBe('paused')
  await expect(() => byTus(pausing.signal)).rejects.toBe('paused')
})

it('a store that is silent is not reached', async () => {
  const asking = requestStore({ method: 'GET', address, headers: {} }, () => undefined, signal)
  await nextAsked()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await asking).toEqual(UNREACHABLE)
})

it('silence may last as long as was said of it last, and is over with the outcome', async () => {
  let moved: (silentMs?: number) => void = () => undefined
  let end = () => {}
  const sending = whileMoving<boolean>(signal, (own, heard) => {
    moved = heard
    return new Promise((resolve, reject) => {
      end = () => resolve(success(true))
      own.addEventListener('abort', () => reject(own.reason as Error))
    })
  })
  moved(120_000)
  await vi.advanceTimersByTimeAsync(119_999)
  end()
  expect(await sending).toEqual(success(true))
  moved()
  expect(vi.getTimerCount()).toBe(0)
})
