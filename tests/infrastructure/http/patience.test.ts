import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { CallNews } from '#application/connection/call-news.ts'
import { defineCall } from '#contract/call.ts'
import { uploadForm } from '#infrastructure/http/form-upload.ts'
import { createHttp, type Http } from '#infrastructure/http/http.ts'
import { withIntentions } from '#infrastructure/http/intentions.ts'
import { withPatience } from '#infrastructure/http/patience.ts'
import { noAbort, ok } from './canned.ts'

const shared = { summary: '', tag: '', access: 'session', data: z.boolean() } as const
const read = defineCall({ ...shared, method: 'GET', path: '/api/user/a/read' })
const write = defineCall({ ...shared, method: 'POST', path: '/api/user/a/write', body: z.object({}) })
const list = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/user/a/list',
  again: 'asks',
  body: z.object({}),
})
const signIn = defineCall({
  ...shared,
  access: 'public',
  method: 'POST',
  path: '/api/user/a/in',
  body: z.object({}),
})

const MESSAGE = '服务暂时不可用，请稍后再试'
const UNAVAILABLE = { ok: false, failure: { kind: 'rejected', reason: 'unavailable', message: MESSAGE } }
const DONE = { ok: true, value: true }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Server {
  /** Milliseconds of the clock at which the database is back. */
  readonly backAt?: number
  /** Milliseconds until an answer; for ever where it is Infinity. */
  readonly takes?: number
  readonly status?: number
  readonly Code?: number
  readonly isGone?: () => boolean
  /** Milliseconds at which some of what is sent has left. */
  readonly leaves?: readonly number[]
}

/** The client before a server that is away until its time comes. */
const before = ({
  backAt = 0,
  takes = 0,
  status = 503,
  Code = 503,
  isGone = () => false,
  leaves = [],
}: Server) => {
  const news: string[] = []
  const stops: (() => void)[] = []
  const keys: unknown[] = []
  const asked: number[] = []
  const began = Date.now()
  let made = 0
  const ids: number[] = []
  /** Waits by the order in which they were told, from 1. */
  const numberOf = (id: number): number => (ids.includes(id) ? ids.indexOf(id) + 1 : ids.push(id))
  const tell = (heard: CallNews) => {
    if (heard.kind === 'troubled') {
      news.push(`${numberOf(heard.trouble.id)} ${heard.trouble.why}`)
      stops.push(heard.stop)
    } else news.push(heard.kind === 'settled' ? `${numberOf(heard.id)} settled` : heard.kind)
  }
  const http = withIntentions(
    withPatience(
      createHttp({
        baseUrl: '',
        token: () => 'token',
        expired: () => undefined,
        adapter: async (config) => {
          asked.push(Date.now() - began)
          keys.push(config.headers.get('idempotency-key'))
          for (const [at, wait] of leaves.entries())
            setTimeout(() => config.onUploadProgress?.({ progress: (at + 1) / leaves.length } as never), wait)
          await new Promise((resolve, reject) => {
            if (takes === 0) resolve(null)
            else if (takes < Number.POSITIVE_INFINITY) setTimeout(resolve, takes)
            if (takes > 0) config.signal?.addEventListener?.('abort', () => reject(new Error('aborted')))
          })
          if (isGone()) {
            const { AxiosError } = await import('axios')
            throw new AxiosError('no way', 'ERR_NETWORK', config)
          }
          const isBack = Date.now() - began >= backAt
          const body = isBack ? ok(true) : { Code, Data: null, Message: MESSAGE }
          return {
            data: JSON.stringify(body),
            status: isBack ? 200 : status,
            statusText: '',
            headers: {},
            config,
          }
        },
      }),
      { tell },
      () => 0,
    ),
    {
      owner: () => 1,
      makeKey: () => {
        made += 1
        return `key-${made}`
      },
      kept: { read: () => [], keep: () => undefined },
    },
  )
  return { http, news, stops, keys, asked }
}

it.each([
  ['a read', read],
  ['a list that is asked for by POST', list],
])('%s outlasts thirty seconds without a database, and says so until then', async (_, call) => {
  const { http, news, asked } = before({ backAt: 30_000 })
  const answer = http.call(call, { body: {} }, noAbort())
  await vi.advanceTimersByTimeAsync(29_999)
  expect(new Set(news)).toEqual(new Set(['1 away']))
  await vi.advanceTimersByTimeAsync(8000)
  expect(await answer).toEqual(DONE)
  expect(asked).toEqual([0, 2000, 6000, 14_000, 22_000, 30_000])
  expect(news.at(-1)).toBe('1 settled')
})

it('what is written outlasts it too, under one key', async () => {
  const { http, keys } = before({ backAt: 30_000 })
  const answer = http.call(write, { body: {} }, noAbort())
  await vi.advanceTimersByTimeAsync(38_000)
  expect(await answer).toEqual(DONE)
  expect(keys).toEqual(Array.from({ length: 6 }, () => 'key-1'))
})

it('a read goes on for as long as its page is there', async () => {
  const { http, asked } = before({ backAt: Number.POSITIVE_INFINITY })
  const leaving = new AbortController()
  const answer = http.call(read, {}, leaving.signal).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(600_000)
  const before600 = asked.length
  expect(before600).toBeGreaterThan(70)
  leaving.abort('left')
  expect(await answer).toBe('left')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBe(before600)
})

it.each([
  ['what has no key', signIn, undefined],
  ['what its statechart asks for again by itself', read, { once: true }],
  ['what outlives its page', write, { outlivesPage: true }],
] as const)('%s fails at once, in the words of the server', async (_, call, sending) => {
  const { http, news, asked } = before({ backAt: 30_000 })
  const answer = http.call(call, { body: {} }, noAbort(), sending)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toEqual(UNAVAILABLE)
  expect([news, asked.length]).toEqual([[], 1])
})

it.each([
  ['a crash', 500, 500],
  ['a content that is gone', 404, 200],
])('%s is told at once', async (_, Code, status) => {
  const { http, asked } = before({ backAt: 30_000, Code, status })
  const answer = http.answer(read, {}, noAbort())
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).ok).toBe(false)
  expect(asked.length).toBe(1)
})

// R-connection-2.
it('a call without an answer is told after eight seconds, and is waited for on', async () => {
  const { http, news } = before({ takes: 20_000 })
  const answer = http.call(read, {}, noAbort())
  await vi.advanceTimersByTimeAsync(7999)
  expect(news).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(news).toEqual(['1 slow'])
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await answer).toEqual(DONE)
  expect(news).toEqual(['1 slow', '1 settled'])
})

it.each([
  ['a slow one as one that took too long', { takes: Number.POSITIVE_INFINITY }, { kind: 'timedOut' }],
  ['one of a server that is away as that', { backAt: Number.POSITIVE_INFINITY }, UNAVAILABLE.failure],
])('who waits no longer ends %s', async (_, server, failure) => {
  const { http, news, stops } = before(server)
  const answer = http.call(read, {}, noAbort())
  await vi.advanceTimersByTimeAsync(9000)
  stops.at(-1)?.()
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toEqual({ ok: false, failure })
  expect(news.at(-1)).toBe('1 settled')
})

it('says once each when the server is not reached, and when it is again', async () => {
  let gone = false
  const { http, news } = before({ isGone: () => gone })
  const ask = async () => {
    const answer = http.call(read, {}, noAbort())
    await vi.advanceTimersByTimeAsync(1)
    return answer
  }
  await ask()
  gone = true
  await ask()
  gone = false
  await ask()
  await ask()
  expect(news).toEqual(['unreached', 'reached'])
})

describe('a write whose answer was lost', () => {
  const lostUntil = (time: number) => {
    const began = Date.now()
    return before({ isGone: () => Date.now() - began < time })
  }

  it('is sent again under its key, and nobody is told of what mended by itself', async () => {
    const { http, asked, keys, news } = lostUntil(1000)
    const answer = http.call(write, { body: {} }, noAbort())
    await vi.advanceTimersByTimeAsync(2000)
    expect(await answer).toEqual(DONE)
    expect([asked, keys, news]).toEqual([[0, 500, 2000], ['key-1', 'key-1', 'key-1'], []])
  })

  it('is told when it was lost three times, and keeps its key for who wants it again', async () => {
    const { http, keys, news } = lostUntil(2001)
    const first = http.call(write, { body: {} }, noAbort())
    await vi.advanceTimersByTimeAsync(2000)
    expect(await first).toEqual({ ok: false, failure: { kind: 'unreachable' } })
    expect(news).toEqual(['unreached'])
    await vi.advanceTimersByTimeAsync(10)
    expect(await http.call(write, { body: {} }, noAbort())).toEqual(DONE)
    expect(new Set(keys)).toEqual(new Set(['key-1']))
  })

  it.each([
    ['a read', read, undefined],
    ['a list that is asked for by POST', list, undefined],
    ['what has no key', signIn, undefined],
    ['what its statechart sends again by itself', write, { once: true }],
  ] as const)('%s is no such write', async (_, call, sending) => {
    const { http, asked } = lostUntil(1000)
    const answer = http.call(call, { body: {} }, noAbort(), sending)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).ok).toBe(false)
    expect(asked).toEqual([0])
  })

  it('is left with its page', async () => {
    const { http, asked } = lostUntil(1000)
    const leaving = new AbortController()
    const answer = http.call(write, { body: {} }, leaving.signal).catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(100)
    leaving.abort('left')
    expect(await answer).toBe('left')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual([0])
  })
})

describe('a form', () => {
  const form = { path: '/api/form', query: {}, body: new FormData(), answer: z.boolean() }
  const sendForm = (http: Http, progressed: (share: number) => void = () => undefined, signal = noAbort()) =>
    uploadForm(http, form, progressed, signal)

  it('outlasts thirty seconds without a database, and needs no key for it', async () => {
    const { http, news, asked, keys } = before({ backAt: 30_000 })
    const answer = sendForm(http)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(new Set(news)).toEqual(new Set(['1 away']))
    await vi.advanceTimersByTimeAsync(8000)
    expect(await answer).toEqual(DONE)
    expect(asked).toEqual([0, 2000, 6000, 14_000, 22_000, 30_000])
    expect([new Set(keys), news.at(-1)]).toEqual([new Set([undefined]), '1 settled'])
  })

  it('that is sent for something has a key until its answer is known, and is left to its sender', async () => {
    let gone = true
    const { http, keys, asked } = before({ isGone: () => gone })
    const bring = async (name: string) => {
      const answer = uploadForm(http, { ...form, intends: { name } }, () => undefined, noAbort())
      await vi.advanceTimersByTimeAsync(1)
      return answer
    }
    expect(await bring('甲')).toEqual({ ok: false, failure: { kind: 'unreachable' } })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual([0])
    await bring('乙')
    gone = false
    expect(await bring('甲')).toEqual(DONE)
    expect(await bring('甲')).toEqual(DONE)
    expect(keys).toEqual(['key-1', 'key-2', 'key-1', 'key-3'])
  })

  it('is told as slow eight seconds after the last of it left, and not while it leaves', async () => {
    const shares: number[] = []
    const { http, news } = before({ takes: 40_000, leaves: [7000, 14_000] })
    const answer = sendForm(http, (share) => shares.push(share))
    await vi.advanceTimersByTimeAsync(21_999)
    expect([news, shares]).toEqual([[], [0.5, 1]])
    await vi.advanceTimersByTimeAsync(1)
    expect(news).toEqual(['1 slow'])
    await vi.advanceTimersByTimeAsync(18_000)
    expect(await answer).toEqual(DONE)
    expect(news).toEqual(['1 slow', '1 settled'])
  })

  it('that leaves again is slow no longer', async () => {
    const { http, news } = before({ takes: 12_000, leaves: [10_000] })
    const answer = sendForm(http)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(news).toEqual(['1 slow', '1 settled'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(await answer).toEqual(DONE)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(news).toEqual(['1 slow', '1 settled'])
  })

  it('says that the server is away for as long as it is, also while it leaves once more', async () => {
    const { http, news } = before({ backAt: 8000, takes: 3000, leaves: [1000] })
    const answer = sendForm(http)
    await vi.advanceTimersByTimeAsync(7000)
    expect(news).toEqual(['1 away'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answer).toEqual(DONE)
    expect(news).toEqual(['1 away', '1 settled'])
  })

  it('ends when nobody waits any longer, or its page is left', async () => {
    const { http, news, stops } = before({ takes: Number.POSITIVE_INFINITY })
    const stopped = sendForm(http)
    await vi.advanceTimersByTimeAsync(9000)
    stops.at(-1)?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(await stopped).toEqual({ ok: false, failure: { kind: 'timedOut' } })
    const leaving = new AbortController()
    const left = sendForm(http, undefined, leaving.signal).catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(9000)
    leaving.abort('left')
    expect(await left).toBe('left')
    expect(news).toEqual(['1 slow', '1 settled', '2 slow', '2 settled'])
  })

  it('whose answer comes before the last word of what left leaves no wait behind', async () => {
    const { http, news } = before({ takes: 1000, leaves: [2000] })
    const answer = sendForm(http)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answer).toEqual(DONE)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(news).toEqual([])
  })
})
