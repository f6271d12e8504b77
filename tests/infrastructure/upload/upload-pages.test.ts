import { expect, it, onTestFinished } from 'vitest'
import { webLocksUploadPages } from '#infrastructure/upload/upload-pages.web-locks.ts'
import { settle } from '#tests/support/deferred.ts'

type Use = (lock: object | null) => unknown

/** A browser that answers each wish for a lock when the test says so. */
const openPage = () => {
  const asked: Use[] = []
  const waited = new Map<string, Use>()
  const request = (name: string, { ifAvailable }: LockOptions, use: Use) => {
    if (ifAvailable === true) asked.push(use)
    else waited.set(name, use)
    return Promise.resolve()
  }
  const channels = [new BroadcastChannel('pages'), new BroadcastChannel('pages')] as const
  onTestFinished(() => channels.forEach((channel) => channel.close()))
  const pages = webLocksUploadPages({
    makeName: () => 'own',
    locks: { request },
    openChannel: () => channels[0],
  })
  return {
    pages,
    refuse: async () => {
      asked.shift()?.(null)
      await settle()
    },
    /** The lock that is waited for is this page's: the other one was closed. */
    inherit: (name: string) => waited.get(`zhiyuan.uploads.${name}`)?.({}),
    waitsFor: (name: string) => waited.has(`zhiyuan.uploads.${name}`),
    others: channels[1],
  }
}

it('what is inherited while it is asked for, and refused, stays this page’s', async () => {
  const { pages, refuse, inherit } = openPage()
  pages.watch(Promise.resolve(['left']), () => undefined)
  await settle()
  const isOurs = pages.take('left')
  inherit('left')
  await refuse()
  expect(await isOurs).toBe(false)
  expect(await pages.take('left')).toBe(true)
})

it('a page that begins an upload while it is asked for is waited for', async () => {
  const { pages, refuse, waitsFor, others } = openPage()
  pages.watch(Promise.resolve([]), () => undefined)
  const isOurs = pages.take('begun')
  others.postMessage('begun')
  await new Promise((resolve) => setImmediate(resolve))
  await refuse()
  expect(await isOurs).toBe(false)
  await expect.poll(() => waitsFor('begun')).toBe(true)
})
