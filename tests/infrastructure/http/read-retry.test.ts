import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contract/call.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { withReadRetry } from '#infrastructure/http/read-retry.ts'
import { noAbort, ok } from './canned.ts'

const shared = { summary: '', tag: '', access: 'public', data: z.boolean() } as const
const read = defineCall({ ...shared, method: 'GET', path: '/api/read' })
const write = defineCall({ ...shared, method: 'POST', path: '/api/write', body: z.object({}) })

const AWAY = { status: 503, body: { Code: 503, Data: null, Message: '服务暂时不可用，请稍后再试' } }
const THERE = { status: 200, body: ok(true) }
const UNAVAILABLE = {
  ok: false,
  failure: { kind: 'rejected', reason: 'unavailable', message: '服务暂时不可用，请稍后再试' },
}

/** The client before a server that answers in this order, the last for good; pauses end at once. */
const before = (...answers: readonly (typeof AWAY | typeof THERE)[]) => {
  let asked = 0
  const waits: number[] = []
  const paused: number[] = []
  const http = withReadRetry(
    createHttp({
      baseUrl: '',
      token: () => null,
      expired: () => undefined,
      adapter: async (config) => {
        const { status, body } = answers[Math.min(asked, answers.length - 1)] ?? AWAY
        asked += 1
        return { data: JSON.stringify(body), status, statusText: '', headers: {}, config }
      },
    }),
    {
      waiting: (wait) => waits.push(wait),
      chance: () => 0,
      pause: async (wait, signal) => {
        paused.push(wait)
        signal.throwIfAborted()
      },
    },
  )
  return { http, waits, paused, asked: () => asked }
}

it('a read goes on by itself once the server is back', async () => {
  const { http, waits, paused } = before(AWAY, AWAY, THERE)
  expect(await http.call(read, {}, noAbort())).toEqual({ ok: true, value: true })
  expect([waits, paused]).toEqual([
    [2000, 4000],
    [2000, 4000],
  ])
})

it('a read of a server that stays away fails in the end, with its words', async () => {
  const { http, waits, asked } = before(AWAY)
  expect(await http.answer(read, {}, noAbort())).toEqual(UNAVAILABLE)
  expect([waits, asked()]).toEqual([[2000, 4000, 8000, 8000, 8000], 6])
})

it('what is written fails at once, and so does a read that is asked for again by itself', async () => {
  const { http, waits, asked } = before(AWAY)
  expect(await http.call(write, { body: {} }, noAbort())).toEqual(UNAVAILABLE)
  expect(await http.call(read, {}, noAbort(), { once: true })).toEqual(UNAVAILABLE)
  expect([waits, asked()]).toEqual([[], 2])
})

it.each([
  ['a crash', 500],
  ['a content that is gone', 404],
])('%s is told at once', async (_, Code) => {
  const { http, waits } = before({ status: 200, body: { Code, Data: null, Message: '不行' } })
  expect((await http.call(read, {}, noAbort())).ok).toBe(false)
  expect(waits).toEqual([])
})

it('a page that is left waits no longer', async () => {
  const leaving = new AbortController()
  const http = withReadRetry(
    createHttp({
      baseUrl: '',
      token: () => null,
      expired: () => undefined,
      adapter: async (config) => ({
        data: JSON.stringify(AWAY.body),
        status: 503,
        statusText: '',
        headers: {},
        config,
      }),
    }),
    { waiting: () => leaving.abort('left') },
  )
  await expect(http.call(read, {}, leaving.signal)).rejects.toBe('left')
})
