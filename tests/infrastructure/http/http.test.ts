import axios from 'axios'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contract/call.ts'
import { pageOf } from '#contract/page.ts'
import { amount, text } from '#contract/shape.ts'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import { uploadForm } from '#infrastructure/http/form-upload.ts'
import { createHttp, REQUEST_TIMEOUT_MS } from '#infrastructure/http/http.ts'
import { readResponse } from '#infrastructure/http/read-response.ts'
import { reasonOf, retryAfterMs } from '#infrastructure/http/rejection.ts'
import { canned, noAbort, ok } from './canned.ts'

const shared = { summary: '', tag: '', access: 'public' } as const
const count = defineCall({ ...shared, method: 'GET', path: '/api/count', data: z.object({ Count: z.int() }) })
const tree = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/tree/:Id(^\\d+)_:kind_list/:part',
  params: z.object({ Id: z.number(), kind: z.string(), part: z.string() }),
  query: z.object({ uri: z.optional(z.string()), tagIds: z.optional(z.array(z.number())) }),
  data: z.boolean(),
})
const add = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/add',
  query: z.object({ type: z.number() }),
  body: z.object({ Name: z.string() }),
  data: z.boolean(),
})

const whole = ok({ Count: 3 })

describe('a call that fails', () => {
  it('is told by its name, without what it was asked for, and by the number of its request', async () => {
    const away = canned({ Code: 503, Data: null, Message: '' }, 503, null, { 'x-request-id': 'req-3f' })
    await away.http.call(count, {}, noAbort())
    await away.http.call(tree, { params: { Id: 7, kind: '课件', part: 'b' }, query: {} }, noAbort())
    expect(away.failures).toEqual(['rejected count req-3f', 'rejected tree req-3f'])
    const form = {
      path: '/api/editor',
      query: {},
      body: new FormData(),
      answer: z.object({ state: z.string() }),
    }
    await uploadForm(away.http, form, () => undefined, noAbort())
    expect(away.failures.slice(2)).toEqual(['rejected editor req-3f'])
    const well = canned(whole)
    await well.http.call(count, {}, noAbort())
    expect(well.failures).toEqual([])
  })
})

describe('what is sent', () => {
  it('fills and encodes the path and puts a GET payload into the query', async () => {
    const { http, sent } = canned(ok(true))
    const request = {
      params: { Id: 7, kind: '课件', part: 'a/b?c' },
      query: { uri: 'https://x.cn/?a=1&b=2', tagIds: [1, 2] },
    }
    await http.call(tree, request, noAbort())
    const [config] = sent
    expect(config && axios.getUri(config)).toBe(
      'https://api.example.cn/api/tree/7_%E8%AF%BE%E4%BB%B6_list/a%2Fb%3Fc?uri=https%3A%2F%2Fx.cn%2F%3Fa%3D1%26b%3D2&tagIds=1&tagIds=2',
    )
    expect(config?.data).toBeUndefined()
  })

  it('leaves out what is not said', async () => {
    const { http, sent } = canned(ok(true))
    await http.call(tree, { params: { Id: 7, kind: 'a', part: 'b' }, query: {} }, noAbort())
    expect(sent.map((config) => axios.getUri(config))).toEqual(['https://api.example.cn/api/tree/7_a_list/b'])
  })

  it.each(['', '.', '..'])('takes the path parameter %j for a bug of the caller', async (part) => {
    const { http, sent } = canned(ok(true))
    const asked = http.call(tree, { params: { Id: 7, kind: 'a', part }, query: {} }, noAbort())
    await expect(asked).rejects.toThrow(RangeError)
    expect(sent).toEqual([])
  })

  it('sends the body of a POST as JSON beside its query', async () => {
    const { http, sent } = canned(ok(true))
    await http.call(add, { query: { type: 3 }, body: { Name: '期中' } }, noAbort())
    const [config] = sent
    expect(config?.method).toBe('post')
    expect(config && axios.getUri(config)).toBe('https://api.example.cn/api/add?type=3')
    expect(JSON.parse(String(config?.data))).toEqual({ Name: '期中' })
  })

  it('carries the token of the moment, the XSRF names and the time-out of the specification', async () => {
    const { http, sent } = canned(whole, 200, 'secret')
    await http.call(count, {}, noAbort())
    const [config] = sent
    expect(config?.headers.get('Authorization')).toBe('Bearer secret')
    expect(config).toMatchObject({
      xsrfCookieName: 'XSRF-TOKEN',
      xsrfHeaderName: 'X-XSRF-TOKEN',
      timeout: 60_000,
      // Without it a browser's time-out could not be told from an interrupted request.
      transitional: { clarifyTimeoutError: true },
    })
    expect(REQUEST_TIMEOUT_MS).toBe(60_000)
  })

  it('names nobody where no token is stored', async () => {
    const { http, sent } = canned(whole)
    await http.call(count, {}, noAbort())
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })

  it('replaces half a surrogate pair, which cannot be encoded', async () => {
    const { http, sent } = canned(ok(true))
    await http.call(
      tree,
      { params: { Id: 1, kind: 'a', part: '\ud800' }, query: { uri: '\udc00' } },
      noAbort(),
    )
    expect(sent.map((config) => axios.getUri(config))).toEqual([
      'https://api.example.cn/api/tree/1_a_list/%EF%BF%BD?uri=%EF%BF%BD',
    ])
  })
})

describe('what is read', () => {
  const data = z.object({ Count: z.int() })
  const rejected = (reason: RejectionReason, message: string) => ({
    ok: false,
    failure: { kind: 'rejected', reason, message },
  })
  const unreadable = { ok: false, failure: { kind: 'unreadable' } }
  const expired = { ok: false, failure: { kind: 'expired' } }

  it.each([
    ['Code 200 with Data', 200, whole, { ok: true, value: { data: { Count: 3 }, message: '' } }],
    [
      'unknown fields',
      200,
      { ...ok({ Count: 3, Extra: 1 }), Success: true },
      { ok: true, value: { data: { Count: 3 }, message: '' } },
    ],
    ['Code 200 without Data', 200, { Code: 200, Message: '没有' }, rejected('refused', '没有')],
    ['Code 200 with Data null', 200, { Code: 200, Data: null, Message: null }, rejected('refused', '')],
    ['another code', 200, { Code: 409, Data: null, Message: '重名' }, rejected('conflict', '重名')],
    [
      'another code with Data',
      200,
      { Code: 400, Data: { Count: 3 }, Message: '错' },
      rejected('invalid', '错'),
    ],
    [
      'body Code 403',
      200,
      { Code: 403, Message: '没有权限' },
      { ok: false, failure: { kind: 'forbidden', message: '没有权限' } },
    ],
    ['body Code 401', 200, { Code: 401, Message: '' }, expired],
    ['HTTP 401', 401, 'Unauthorized', expired],
    [
      'HTTP 403 with an envelope',
      403,
      { Code: 403, Message: '没有权限' },
      { ok: false, failure: { kind: 'expired', message: '没有权限' } },
    ],
    [
      'HTTP 404 with an envelope',
      404,
      { Code: 404, Message: '没有这个接口' },
      rejected('missing', '没有这个接口'),
    ],
    [
      'HTTP 500 with an envelope',
      500,
      { Code: 500, Message: '服务器出错' },
      rejected('crashed', '服务器出错'),
    ],
    ['HTTP 500 that claims success', 500, whole, rejected('crashed', '')],
    ['HTTP 502 with a page', 502, '<html>Bad Gateway</html>', rejected('unavailable', '')],
    ['HTTP 429 with a page', 429, '<html>Too Many Requests</html>', rejected('busy', '')],
    ['HTTP 500 with a page', 500, '<html>Oops</html>', unreadable],
    ['a page', 200, '<html></html>', unreadable],
    ['nothing', 204, '', unreadable],
    ['a Code in words', 200, { Code: '200', Data: { Count: 3 } }, unreadable],
    ['Data of another shape', 200, ok({ Count: 'three' }), unreadable],
  ])('%s', (_, status, body, expected) => {
    expect(readResponse({ status, retryAfter: null }, body, data)).toEqual(expected)
  })

  const page = pageOf(z.object({ Id: z.int() }))
  const none = { PageIndex: 1, PageSize: 10, TotalCount: 0, PageCount: 0 }
  it.each([
    {},
    { Total: '七' },
    none,
    { ...none, Items: null },
    { Items: 7 },
    { Items: [null] },
  ])('of a page, and never an empty one: %j', (Data) => {
    expect(readResponse({ status: 200, retryAfter: null }, ok(Data), page)).toEqual(unreadable)
  })

  it('an answer of which everything may be left out has one of its fields at least', () => {
    const shape = z.object({ Name: text, Count: amount })
    const readOf = (Data: unknown) => readResponse({ status: 200, retryAfter: null }, ok(Data), shape)
    expect(readOf({ Total: 1 })).toEqual(unreadable)
    expect(readOf({ Name: null })).toMatchObject({ ok: true })
  })

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.jsonValue(), (status, body) => {
        expect(typeof readResponse({ status, retryAfter: null }, body, data).ok).toBe('boolean')
      }),
    )
    fc.assert(
      fc.property(fc.integer(), fc.jsonValue(), fc.jsonValue(), (Code, Data, Message) => {
        expect(typeof readResponse({ status: 200, retryAfter: null }, { Code, Data, Message }, data).ok).toBe(
          'boolean',
        )
      }),
    )
  })
})

describe('when it wants to be asked again', () => {
  const busy = { Code: 503, Data: null, Message: '服务暂时不可用' }

  it.each([
    ['seconds', '2', { retryAfterMs: 2000 }],
    ['a date that is over', 'Wed, 21 Oct 2015 07:28:00 GMT', { retryAfterMs: 0 }],
    ['nothing', undefined, {}],
    ['something else', 'soon', {}],
  ])('is read from a Retry-After that says %s', async (_, retryAfter, read) => {
    const { http } = canned(busy, 503, null, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
    expect(await http.call(count, {}, noAbort())).toEqual({
      ok: false,
      failure: { kind: 'rejected', reason: 'unavailable', message: '服务暂时不可用', ...read },
    })
  })

  it('is milliseconds from now for a date', () => {
    const now = Date.parse('2026-09-03T10:20:00Z')
    expect(retryAfterMs('Thu, 03 Sep 2026 10:20:30 GMT', now)).toBe(30_000)
  })
})

it.each([
  [400, 'invalid'],
  [404, 'missing'],
  [405, 'refused'],
  [408, 'busy'],
  [409, 'conflict'],
  [410, 'withdrawn'],
  [413, 'invalid'],
  [423, 'locked'],
  [429, 'busy'],
  [500, 'crashed'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [507, 'noRoom'],
  [599, 'crashed'],
  [200, 'refused'],
  [90_001, 'refused'],
] as const)('%i is read as %s', (code, reason) => {
  expect(reasonOf(code)).toBe(reason)
})

describe('expiry', () => {
  it.each([
    ['HTTP 401', 401, ''],
    ['HTTP 403', 403, { Code: 403, Message: '' }],
    ['body Code 401', 200, { Code: 401, Message: '' }],
  ])('%s is told once for each call, with the token it carried', async (_, status, body) => {
    const { http, expired } = canned(body, status, 'old')
    const answers = await Promise.all([http.call(count, {}, noAbort()), http.call(count, {}, noAbort())])
    expect(answers).toEqual([
      { ok: false, failure: { kind: 'expired' } },
      { ok: false, failure: { kind: 'expired' } },
    ])
    expect(expired).toEqual(['old', 'old'])
  })

  it('is not told of a call that carried no token', async () => {
    const { http, expired } = canned('', 401)
    expect(await http.call(count, {}, noAbort())).toEqual({ ok: false, failure: { kind: 'expired' } })
    expect(expired).toEqual([])
  })

  it('is told with the token of the request, not with the one stored meanwhile', async () => {
    let stored = 'first'
    const expired: string[] = []
    const http = createHttp({
      baseUrl: '',
      token: () => stored,
      expired: (token) => expired.push(token),
      adapter: async (config) => {
        stored = 'second'
        return { data: '', status: 401, statusText: '', headers: {}, config }
      },
    })
    await http.call(count, {}, noAbort())
    expect(expired).toEqual(['first'])
  })

  it('is not told of a missing right', async () => {
    const { http, expired } = canned({ Code: 403, Message: '没有权限' }, 200, 'mine')
    await http.call(count, {}, noAbort())
    expect(expired).toEqual([])
  })
})

describe('an aborted call', () => {
  it('rejects with the reason and sends nothing when it was aborted before', async () => {
    const { http, sent } = canned(whole)
    await expect(http.call(count, {}, AbortSignal.abort('left'))).rejects.toBe('left')
    expect(sent).toEqual([])
  })

  it('is no expiry when the answer came all the same', async () => {
    const leaving = new AbortController()
    const expired: string[] = []
    const http = createHttp({
      baseUrl: '',
      token: () => 'mine',
      expired: (token) => expired.push(token),
      adapter: async (config) => {
        leaving.abort('left')
        return { data: '', status: 401, statusText: '', headers: {}, config }
      },
    })
    await expect(http.call(count, {}, leaving.signal)).rejects.toBe('left')
    expect(expired).toEqual([])
  })
})

it('a fault of the client itself is no failure of the network', async () => {
  const http = createHttp({
    baseUrl: '',
    token: () => null,
    expired: () => undefined,
    adapter: () => Promise.reject(new TypeError('a bug')),
  })
  await expect(http.call(count, {}, noAbort())).rejects.toThrow('a bug')
})
