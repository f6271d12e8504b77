import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Container } from 'inversify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSignal } from '#application/kernel/signal.ts'
import type { SessionStore } from '#application/session/session-store.port.ts'
import { deleteFavorite } from '#contract/favourite.ts'
import { INTENTION_KEY, needsKey } from '#contract/intention.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import type { Sending } from '#infrastructure/http/http.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memorySessionStore } from '#infrastructure/session/session-store.memory.ts'
import { createSafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { STORAGE } from '#main/adapters/browser/tokens.ts'
import { HTTP } from '#main/adapters/wire/tokens.ts'
import { wireVisitor } from '#main/adapters/wire/visitor.ts'
import { EXPIRY_SIGNAL, SESSION_STORE } from '#main/session/tokens.ts'
import { CALL_SIGNAL, CONFIGURATION } from '#main/tokens.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { mapStorage } from '#tests/support/map-storage.ts'
import { aUser } from '#tests/support/people.ts'

const keys: unknown[] = []
const api = createServer((request, response) => {
  keys.push(request.headers['idempotency-key'])
  request.destroy()
  response.destroy()
})
beforeAll(() => new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening)))
afterAll(() => new Promise((closed) => api.close(closed)))

/** A tab whose calls go to an API on another host, which answers none; sends one, and answers the keys that it was sent under. */
const opened = (session: Partial<SessionStore> = {}) => {
  const container = new Container({ defaultScope: 'Singleton' })
  const { port } = api.address() as AddressInfo
  const store = mapStorage(new Map())
  container.bind(CONFIGURATION).toConstantValue(aConfiguration({ apiHost: `http://127.0.0.1:${port}` }))
  container
    .bind(SESSION_STORE)
    .toConstantValue({ ...memorySessionStore(createMemoryBrowser()), token: () => 'a-token', ...session })
  container.bind(EXPIRY_SIGNAL).toConstantValue(makeSignal())
  container.bind(CALL_SIGNAL).toConstantValue(makeSignal())
  container.bind(STORAGE).toConstantValue(createSafeStorage({ local: () => store, session: () => store }))
  container.load(wireVisitor)
  const http = container.get(HTTP)
  return async (sending: Sending = {}) => {
    const before = keys.length
    const request = { query: { id: 1, type: 1 } }
    const read = await http.call(deleteFavorite, request, new AbortController().signal, sending)
    expect(read).toEqual({ ok: false, failure: { kind: 'unreachable' } })
    return keys.slice(before)
  }
}

it('an API on another host gets the key of an intention too: one until its answer is known', async () => {
  expect(needsKey(deleteFavorite)).toBe(true)
  const send = opened()
  const sent = [...(await send()), ...(await send())]
  expect(sent.length).toBeGreaterThanOrEqual(2)
  expect(sent).toEqual(sent.map(() => sent[0]))
  expect(sent[0]).toMatch(INTENTION_KEY)
})

it('users to whom the server gives no Id are told apart by their accounts: the key of one is not sent for another', async () => {
  let account = '13900000001'
  const send = opened({ user: () => aUser({ id: 0 }), accountId: () => accountIdOf(account) })
  const once = () => send({ once: true })
  const first = await once()
  expect(first).toEqual([expect.stringMatching(INTENTION_KEY)])
  expect(await once()).toEqual(first)
  account = '13900000002'
  const other = await once()
  expect(other).toEqual([expect.stringMatching(INTENTION_KEY)])
  expect(other).not.toEqual(first)
})
