import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Container } from 'inversify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSignal } from '#application/kernel/signal.ts'
import { deleteFavorite } from '#contract/favourite.ts'
import { INTENTION_KEY, needsKey } from '#contract/intention.ts'
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

const store = mapStorage(new Map())
const keys: unknown[] = []
const api = createServer((request, response) => {
  keys.push(request.headers['idempotency-key'])
  request.destroy()
  response.destroy()
})
beforeAll(() => new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening)))
afterAll(() => new Promise((closed) => api.close(closed)))

it('an API on another host gets the key of an intention too: one until its answer is known', async () => {
  const container = new Container({ defaultScope: 'Singleton' })
  const { port } = api.address() as AddressInfo
  container.bind(CONFIGURATION).toConstantValue(aConfiguration({ apiHost: `http://127.0.0.1:${port}` }))
  container
    .bind(SESSION_STORE)
    .toConstantValue({ ...memorySessionStore(createMemoryBrowser()), token: () => 'a-token' })
  container.bind(EXPIRY_SIGNAL).toConstantValue(makeSignal())
  container.bind(CALL_SIGNAL).toConstantValue(makeSignal())
  container.bind(STORAGE).toConstantValue(createSafeStorage({ local: () => store, session: () => store }))
  container.load(wireVisitor)
  expect(needsKey(deleteFavorite)).toBe(true)
  const send = () =>
    container.get(HTTP).call(deleteFavorite, { query: { id: 1, type: 1 } }, new AbortController().signal)
  expect(await send()).toEqual({ ok: false, failure: { kind: 'unreachable' } })
  await send()
  expect(keys.length).toBeGreaterThanOrEqual(2)
  expect(keys).toEqual(keys.map(() => keys[0]))
  expect(keys[0]).toMatch(INTENTION_KEY)
})
