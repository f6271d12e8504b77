import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallNews } from '#application/connection/call-news.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { fetchFileAddress } from '#infrastructure/catalogue/file-address.fetch.ts'
import { type Fetch, patientFetch } from '#infrastructure/http/patient-fetch.ts'
import { fetchPictures } from '#infrastructure/paper/picture-source.ts'
import { fetchCaptions } from '#infrastructure/playback/caption.fetch.ts'
import { fetchFileContent } from '#infrastructure/preview/file-content.fetch.ts'
import { keptFileContent } from '#infrastructure/preview/file-content.kept.ts'
import { noAbort } from './canned.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Line {
  /** Milliseconds before the head of the answer; without it there is none. */
  readonly headAfter?: number
  /** Milliseconds before each byte; it stays silent after them unless it `ends`. */
  readonly bytes?: readonly number[]
  readonly ends?: boolean
  readonly status?: number
}

const later = (milliseconds: number) =>
  milliseconds === 0 ? Promise.resolve() : new Promise((resume) => setTimeout(resume, milliseconds))

/** What comes without a wait has come. */
const begun = () => vi.advanceTimersByTimeAsync(0)

/** A line that carries its bytes at their times, and what was told of it. */
const over = ({ headAfter, bytes = [], ends = false, status = 200 }: Line) => {
  const news: string[] = []
  const stops: (() => void)[] = []
  const left: unknown[] = []
  const line: Fetch = async (_, { signal }) => {
    signal.addEventListener('abort', () => left.push(signal.reason))
    signal.throwIfAborted()
    await (headAfter === undefined ? new Promise(() => undefined) : later(headAfter))
    const waits = [...bytes]
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const wait = waits.shift()
        if (wait !== undefined) {
          await later(wait)
          controller.enqueue(Uint8Array.of(waits.length))
        } else if (ends) controller.close()
        else await new Promise(() => undefined)
      },
    })
    return new Response(body, { status, headers: { 'content-type': 'text/vtt' } })
  }
  const tell = (heard: CallNews) => {
    if (heard.kind === 'troubled') stops.push(heard.stop)
    news.push(heard.kind === 'troubled' ? heard.trouble.why : heard.kind)
  }
  return { fetch: patientFetch(line, { tell }), news, stops, left }
}

const whole = (fetch: Fetch, signal = noAbort()) => fetchFileContent(fetch).whole('/file', 100, signal)
const UNREACHABLE = failed('unreachable')

it('a file that comes slowly comes on, however long that takes, and nobody is told', async () => {
  const { fetch, news } = over({ headAfter: 7000, bytes: Array.from({ length: 20 }, () => 7000), ends: true })
  const read = whole(fetch)
  await vi.advanceTimersByTimeAsync(21 * 7000)
  expect(await read).toEqual(success(Uint8Array.from({ length: 20 }, (_, at) => 19 - at)))
  expect(news).toEqual([])
})

it.each([
  ['before its answer', {}],
  ['in the middle of it', { headAfter: 0, bytes: [0] }],
] as const)('silence %s is told after eight seconds, and ended after thirty', async (_, line) => {
  const { fetch, news, left } = over(line)
  const read = whole(fetch)
  await begun()
  await vi.advanceTimersByTimeAsync(7999)
  expect(news).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(news).toEqual(['slow'])
  await vi.advanceTimersByTimeAsync(22_000)
  expect(await read).toEqual(UNREACHABLE)
  expect([news, left.length]).toEqual([['slow', 'settled'], 1])
})

it('what flows again is said to, and its thirty seconds begin anew', async () => {
  const { fetch, news } = over({ headAfter: 0, bytes: [29_000, 29_000], ends: true })
  const read = whole(fetch)
  await vi.advanceTimersByTimeAsync(29_001)
  expect(news).toEqual(['slow', 'settled'])
  await vi.advanceTimersByTimeAsync(29_000)
  expect((await read).ok).toBe(true)
})

it('who waits no longer ends it', async () => {
  const { fetch, news, stops } = over({ headAfter: 0, bytes: [0] })
  const read = whole(fetch)
  await vi.advanceTimersByTimeAsync(9000)
  stops[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(await read).toEqual(UNREACHABLE)
  expect(news).toEqual(['slow', 'settled'])
})

it('who has left gets no answer, and the line is let go', async () => {
  const { fetch, news, left } = over({ headAfter: 0, bytes: [0] })
  const leaving = new AbortController()
  const read = whole(fetch, leaving.signal).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(1000)
  leaving.abort('left')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await read, left, news]).toEqual(['left', ['left'], []])
  expect(await whole(fetch, leaving.signal).catch((reason: unknown) => reason)).toBe('left')
})

it('what nobody reads is not waited for', async () => {
  const { fetch, news } = over({ headAfter: 0, status: 404 })
  const read = whole(fetch)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await read, news]).toEqual([failed('missing'), []])
})

it('a document that stalls is read from what was kept of it', async () => {
  const { fetch } = over({ headAfter: 0, bytes: [0] })
  const store = {
    read: async () => Uint8Array.of(1, 2, 3),
    keep: async () => undefined,
    forget: async () => undefined,
  }
  const files = keptFileContent(fetchFileContent(fetch), { store, owner: () => '5' } as never)
  const read = files.whole('/api/file/5', 100, noAbort())
  await begun()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await read).toEqual(success(Uint8Array.of(1, 2, 3)))
})

describe('whoever reads by it has an end', () => {
  const ended = async <T>(reading: Promise<T>): Promise<T> => {
    await begun()
    await vi.advanceTimersByTimeAsync(30_000)
    return reading
  }

  it('captions', async () => {
    const { fetch } = over({ headAfter: 0, bytes: [0] })
    const track = { language: 'zh', name: '', url: '/captions.vtt' } as never
    expect(await ended(fetchCaptions(fetch).read(track, noAbort()))).toEqual(UNREACHABLE)
  })

  it('pictures of a paper', async () => {
    expect(await ended(fetchPictures(over({ headAfter: 0 }).fetch)('/picture', noAbort()))).toBeNull()
  })

  it('the address of a file', async () => {
    const { check } = fetchFileAddress(over({}).fetch, 'https://school.example')
    for (const address of ['/api/file/5', 'https://files.example/5'])
      expect(await ended(check(address, noAbort()))).toEqual(failed({ kind: 'unreachable' }))
  })
})
