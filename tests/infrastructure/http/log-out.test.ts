import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contract/call.ts'
import { createHttp } from '#infrastructure/http/http.ts'
import { noAbort, ok } from './canned.ts'

const shared = { method: 'GET', summary: '', tag: '', data: z.boolean() } as const
const end = defineCall({ ...shared, path: '/api/end', access: 'session' })
const mine = defineCall({ ...shared, path: '/api/mine', access: 'session' })
const everybodys = defineCall({ ...shared, path: '/api/everybodys', access: 'public' })

/** A wire on which the log-out is answered when `release` says so; everything else at once. */
const held = () => {
  const sent: (string | undefined)[] = []
  const told: string[] = []
  let release: (isOver: boolean) => void = () => undefined
  const isOver = new Promise<boolean>((resolve) => {
    release = resolve
  })
  const store = { token: 'mine' }
  const http = createHttp({
    baseUrl: '',
    token: () => store.token,
    expired: (token) => told.push(token),
    adapter: async (config) => {
      sent.push(config.url)
      const data = config.url === end.path ? await isOver : true
      return { data: ok(data), status: 200, statusText: '', headers: {}, config }
    },
  })
  const logOut = http.answer(end, {}, noAbort(), { endsSession: true })
  return { http, sent, told, store, logOut, release }
}

const tooLate = { ok: false, failure: { kind: 'expired' } }

describe('a call that begins while the session is being ended', () => {
  it('is not sent where the session is over, and tells of no expiry', async () => {
    const { http, sent, told, logOut, release } = held()
    const asked = http.call(mine, {}, noAbort())
    release(true)
    await logOut
    expect(await asked).toEqual(tooLate)
    expect(await http.call(mine, {}, noAbort())).toEqual(tooLate)
    expect(sent).toEqual([end.path])
    expect(told).toEqual([])
  })

  it('goes on where the log-out was refused', async () => {
    const { http, sent, release } = held()
    const asked = http.call(mine, {}, noAbort())
    release(false)
    expect(await asked).toEqual({ ok: true, value: true })
    expect(sent).toEqual([end.path, mine.path])
  })

  it('does not wait where it needs no session, or belongs to another one', async () => {
    const { http, sent, store } = held()
    expect(await http.call(everybodys, {}, noAbort())).toEqual({ ok: true, value: true })
    store.token = 'the next one'
    expect(await http.call(mine, {}, noAbort())).toEqual({ ok: true, value: true })
    expect(sent).toEqual([end.path, everybodys.path, mine.path])
  })

  it('is aborted like any other', async () => {
    const { http, sent, release } = held()
    const leaving = new AbortController()
    const asked = http.call(mine, {}, leaving.signal)
    leaving.abort('left')
    release(false)
    await expect(asked).rejects.toBe('left')
    expect(sent).toEqual([end.path])
  })
})
