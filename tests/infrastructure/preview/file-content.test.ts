import { describe, expect, test } from 'vitest'
import type { FileContentPort } from '#application/preview/file-content.port.ts'
import { fetchFileContent } from '#infrastructure/preview/file-content.fetch.ts'
import { memoryFileContent } from '#infrastructure/preview/file-content.memory.ts'

const TEN = Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
const signal = new AbortController().signal

/** A server that holds ten bytes, and knows parts or not. */
const served =
  (knowsParts: boolean) =>
  (_: string, { headers, signal: leaving }: RequestInit): Promise<Response> => {
    if (leaving?.aborted) return Promise.reject(leaving.reason as Error)
    const last = /^bytes=0-(\d+)$/.exec(new Headers(headers).get('range') ?? '')?.[1]
    const part = knowsParts && last !== undefined
    const body = part ? TEN.slice(0, Number(last) + 1) : TEN
    return Promise.resolve(new Response(body, { status: part ? 206 : 200 }))
  }

const ADAPTERS: readonly (readonly [string, FileContentPort, string])[] = [
  ['fetch', fetchFileContent(served(true)), '/file'],
  ['fetch of a server without parts', fetchFileContent(served(false)), '/file'],
  ['memory', memoryFileContent(), `data:application/pdf;base64,${btoa(String.fromCharCode(...TEN))}`],
]

test('what is asked for as a whole next is not asked for as a part, of which a browser keeps nothing for that', async () => {
  const ranges: (string | null)[] = []
  const content = fetchFileContent((_, { headers }) => {
    ranges.push(new Headers(headers).get('range'))
    return Promise.resolve(new Response(TEN))
  })
  expect(await content.start('/file', 4, signal, true)).toEqual({ ok: true, value: TEN.slice(0, 4) })
  await content.start('/file', 4, signal)
  expect(ranges).toEqual([null, 'bytes=0-3'])
})

describe.each(ADAPTERS)('%s', (_, content, address) => {
  test('the start is as long as was asked, or as there is', async () => {
    expect(await content.start(address, 4, signal)).toEqual({ ok: true, value: TEN.slice(0, 4) })
    expect(await content.start(address, 40, signal)).toEqual({ ok: true, value: TEN })
  })

  test('the whole is the whole, or too large', async () => {
    expect(await content.whole(address, 10, signal)).toEqual({ ok: true, value: TEN })
    expect(await content.whole(address, 9, signal)).toEqual({ ok: false, failure: 'tooLarge' })
  })

  test('who has left gets no answer', async () => {
    const left = new AbortController()
    left.abort(new Error('left'))
    await expect(async () => content.whole('/nowhere', 9, left.signal)).rejects.toThrow('left')
  })
})

test.each([
  [202, 'converting'],
  [404, 'missing'],
  [410, 'expired'],
  [415, 'unconvertible'],
  [501, 'noConverter'],
  [500, 'unreachable'],
  [401, 'unreachable'],
])('an answer of %i means %s', async (status, failure) => {
  const content = fetchFileContent(() => Promise.resolve(new Response('{}', { status })))
  expect(await content.start('/file', 4, signal)).toEqual({ ok: false, failure })
})

test('an empty file has no start, and a server that is away is unreachable', async () => {
  const empty = fetchFileContent(() => Promise.resolve(new Response('', { status: 416 })))
  expect(await empty.start('/file', 4, signal)).toEqual({ ok: true, value: new Uint8Array() })
  const away = fetchFileContent(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await away.start('/file', 4, signal)).toEqual({ ok: false, failure: 'unreachable' })
})
