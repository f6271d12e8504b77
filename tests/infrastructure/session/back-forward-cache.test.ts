import { expect, it } from 'vitest'
import { localStorageSessionStore } from '#infrastructure/session/session-store.local-storage.ts'
import { openBrowser } from '#tests/contracts/support/tabs.ts'

/** Back brings a page up as it was left, asleep until then. */
const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

const NO_MEMORY = { databases: undefined, caches: undefined }

it('a page that Back wakes up hears whose session it is now', async () => {
  const { storage } = openBrowser()()
  const asleep = new EventTarget()
  const store = localStorageSessionStore({
    storage,
    tabs: asleep as Pick<Window, 'addEventListener' | 'removeEventListener'>,
    ...NO_MEMORY,
  })
  store.keepToken('mine')
  const heard: unknown[] = []
  const deafen = store.watch((change) => heard.push(change))
  asleep.dispatchEvent(pageshow(false))
  expect(heard).toEqual([])
  await store.wipe()
  asleep.dispatchEvent(pageshow(true))
  expect(heard).toEqual([{ token: null, wiped: true }])
  deafen()
  asleep.dispatchEvent(pageshow(true))
  expect(heard).toHaveLength(1)
})
