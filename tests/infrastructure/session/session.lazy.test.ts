import { expect, it } from 'vitest'
import type { SessionPort } from '#application/session/session.port.ts'
import { success } from '#domain/kernel/result.ts'
import { lazySession } from '#infrastructure/session/session.lazy.ts'
import { noAbort } from '../http/canned.ts'

const there: SessionPort = {
  signIn: async () => success('token'),
  currentUser: async () => ({ ok: false, failure: { kind: 'expired' } }),
  keepAlive: async () => success(true),
  signOut: async () => success(true),
}

it('is unreachable while its code cannot be fetched, and there with the next call that can fetch it', async () => {
  let tries = 0
  const session = lazySession(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return there
  })
  expect(await session.keepAlive(noAbort())).toEqual({ ok: false, failure: { kind: 'unreachable' } })
  expect(await session.signIn({ account: 'a', password: 'b' }, 'device', noAbort())).toEqual(success('token'))
  expect(await session.currentUser(noAbort())).toEqual({ ok: false, failure: { kind: 'expired' } })
  expect(await session.signOut(noAbort())).toEqual(success(true))
  expect(tries).toBe(2)
})

it('does not call once it was given up', async () => {
  const leaving = new AbortController()
  const session = lazySession(async () => there)
  const asked = session.keepAlive(leaving.signal)
  leaving.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
})
