import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { SessionPort } from '#application/session/session.port.ts'
import { provideSession } from '#application/session/session.provide.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import type { SessionStore } from '#application/session/session-store.port.ts'
import { success } from '#domain/kernel/result.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memorySessionStore } from '#infrastructure/session/session-store.memory.ts'
import { memoryTabLeadership } from '#infrastructure/session/tab-leadership.memory.ts'
import { memoryVisitorId } from '#infrastructure/session/visitor-id.memory.ts'
import { aUser } from '#tests/support/people.ts'

/** A backend that says of a user what is agreed (R-session-13), and therefore the same of everybody. */
const port: SessionPort = {
  signIn: async ({ account }) => success(`token-of-${account}`),
  currentUser: async () => success(aUser({ id: 0, name: '', account: '' })),
  keepAlive: async () => success(true),
  signOut: async () => success(true),
}

const openTab = (store: SessionStore) => {
  const logic = provideSession({
    session: port,
    store,
    visitorId: memoryVisitorId(),
    leadership: memoryTabLeadership(),
    unsent: { send: async () => undefined },
  })
  const actor = createActor(logic, {
    input: { tokenStored: store.token() !== null, user: store.user(), marked: false },
  })
  const closed: unknown[] = []
  actor.on('session.closed', ({ why }) => closed.push(why))
  actor.start()
  const idle = () => waitFor(actor, (snapshot) => snapshot.matches({ loggedIn: { profile: 'settled' } }))
  const id = () => selectUser(actor.getSnapshot())?.id ?? 0
  const signIn = async (account: string) => {
    actor.send({ type: 'session.signIn', credentials: { account, password: 'secret' } })
    await idle()
    return id()
  }
  return { actor, signIn, idle, id, closed }
}

const ONE = '13900000001'
const OTHER = '13900000002'

describe('a user to whom the server gives no Id', () => {
  it('is known by the account again, after a reload and after another sign-in', async () => {
    const store = memorySessionStore(createMemoryBrowser())
    const first = openTab(store)
    const id = await first.signIn(ONE)
    expect(id).toBeGreaterThan(0)
    const reloaded = openTab(store)
    expect(reloaded.id()).toBe(id)
    await reloaded.idle()
    expect([reloaded.id(), reloaded.closed]).toEqual([id, []])
    store.forget()
    expect(await openTab(store).signIn(ONE)).toBe(id)
  })

  it('is told from another account', async () => {
    const store = memorySessionStore(createMemoryBrowser())
    const one = await openTab(store).signIn(ONE)
    store.forget()
    expect(await openTab(store).signIn(OTHER)).not.toBe(one)
  })

  it('leaves the other tabs when another account signs in in one', async () => {
    const browser = createMemoryBrowser()
    const store = memorySessionStore(browser)
    const tab = openTab(store)
    const one = await tab.signIn(ONE)
    const elsewhere = memorySessionStore(browser)
    store.watch(() => tab.actor.send({ type: 'session.openedElsewhere' }))
    elsewhere.keepAccountId(accountIdOf(OTHER))
    elsewhere.keepToken(`token-of-${OTHER}`)
    await tab.idle()
    expect([tab.id() === one, tab.id(), tab.closed]).toEqual([false, accountIdOf(OTHER), ['elsewhere']])
  })

  it('whose account was not kept is known for as long as the token lasts', async () => {
    const store = memorySessionStore(createMemoryBrowser())
    store.keepToken('an older token')
    const tab = openTab(store)
    await tab.idle()
    const id = tab.id()
    const again = openTab(store)
    await again.idle()
    expect([id > 0, again.id()]).toEqual([true, id])
  })
})
