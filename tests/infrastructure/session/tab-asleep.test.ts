import { describe, expect, it } from 'vitest'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import { STORAGE_KEYS } from '#infrastructure/storage/storage-keys.ts'
import { openBrowser } from '#tests/contracts/support/tabs.ts'

/** Back brings a page up as it was left, asleep until then. */
const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
const storageEvent = (change: { key: string | null; oldValue?: string; newValue?: string }) =>
  Object.assign(new Event('storage'), { oldValue: null, newValue: null, ...change })

/** A tab that hears nothing of the others before it is woken, with a session of its own, and the store that all of them share. */
const openAsleep = () => {
  const { storage } = openBrowser()()
  const events = new EventTarget()
  const store = localStorageSessionStore({
    storage,
    tabs: events as Pick<Window, 'addEventListener' | 'removeEventListener'>,
    databases: undefined,
    caches: undefined,
  })
  store.keepToken('mine')
  const heard: unknown[] = []
  const deafen = store.watch((change) => heard.push(change))
  const signInElsewhere = () => {
    storage.clear()
    storage.write(STORAGE_KEYS.token, 'theirs')
  }
  return { store, storage, events, heard, deafen, signInElsewhere }
}

const OVER = { token: null, wiped: true }
const THEIRS = { token: 'theirs', wiped: false }

describe('a tab that wakes up', () => {
  it('hears that its session was ended meanwhile', () => {
    const { storage, events, heard, deafen } = openAsleep()
    events.dispatchEvent(pageshow(false))
    expect(heard).toEqual([])
    storage.clear()
    events.dispatchEvent(pageshow(true))
    expect(heard).toEqual([OVER])
    deafen()
    events.dispatchEvent(pageshow(true))
    expect(heard).toHaveLength(1)
  })

  it('asks anew about a session that went on', () => {
    const { events, heard } = openAsleep()
    events.dispatchEvent(pageshow(true))
    expect(heard).toEqual([{ token: 'mine', wiped: false }])
  })

  it('hears that its own session is over before it hears of the next person’s', () => {
    const { events, heard, signInElsewhere } = openAsleep()
    signInElsewhere()
    events.dispatchEvent(pageshow(true))
    expect(heard).toEqual([OVER, THEIRS])
  })

  it('asks anew about a session that the same person began meanwhile', () => {
    const { store, storage, events, heard } = openAsleep()
    store.keepAccountId(7)
    store.keepToken('mine')
    storage.write(STORAGE_KEYS.token, 'mine-later')
    events.dispatchEvent(pageshow(true))
    expect(heard).toEqual([{ token: 'mine-later', wiped: false }])
  })

  it('hears so too of events that waited for it', () => {
    const { events, heard, signInElsewhere } = openAsleep()
    signInElsewhere()
    events.dispatchEvent(storageEvent({ key: null }))
    expect(heard).toEqual([OVER, THEIRS])
    events.dispatchEvent(storageEvent({ key: STORAGE_KEYS.token.name, newValue: 'theirs' }))
    expect(heard).toEqual([OVER, THEIRS, THEIRS])
  })

  it('does not take the late news of an earlier end for that of its own new session', () => {
    const { store, events, heard } = openAsleep()
    store.keepToken('next')
    events.dispatchEvent(storageEvent({ key: null }))
    expect(heard).toEqual([{ token: 'next', wiped: false }])
  })
})
