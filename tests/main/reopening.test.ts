import { expect, it } from 'vitest'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryReopening } from '#infrastructure/navigation/frame-stores.memory.ts'
import { isPageSent, reopenOnce } from '#main/navigation/reopening.ts'

const MISSING = new TypeError('Failed to fetch dynamically imported module: https://x/assets/list-1a2b.js')

const open = (browser = createMemoryBrowser(), change: object = {}) => {
  const opened: string[] = []
  const tell = (build: string, isOnline = true) =>
    reopenOnce({
      build,
      store: memoryReopening(browser),
      isOnline: () => isOnline,
      isSent: async () => true,
      reopen: () => opened.push(build),
      ...change,
    })
  return { opened, tell }
}

it('a page whose code is missing is opened anew, once for each build', async () => {
  const { opened, tell } = open()
  const old = tell('build 1')
  await Promise.all([old(MISSING), old(MISSING)])
  await tell('build 1')(MISSING)
  expect(opened).toEqual(['build 1'])
  await tell('build 2')(MISSING)
  expect(opened).toEqual(['build 1', 'build 2'])
})

it('a page stays without a network, for a bug, and where nothing can be kept of it', async () => {
  const { opened, tell } = open()
  await tell('build 1', false)(MISSING)
  await tell('build 1')(new Error('a bug'))
  await tell('build 1')('no error')
  expect(opened).toEqual([])
  const forgetful = open(createMemoryBrowser(), { store: { read: () => '', keep: () => undefined } })
  await forgetful.tell('build 1')(MISSING)
  expect(forgetful.opened).toEqual([])
})

it('a page stays while its server sends none, and is opened anew when one does', async () => {
  const away = { isSent: async () => false }
  const browser = createMemoryBrowser()
  const silent = open(browser, away)
  await silent.tell('build 1')(MISSING)
  expect(silent.opened).toEqual([])
  const back = open(browser)
  await back.tell('build 1')(MISSING)
  expect(back.opened).toEqual(['build 1'])
})

it.each([
  ['is sent', async () => new Response(null), true],
  ['fails', async () => new Response(null, { status: 502 }), false],
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('a page that %s is known by its head', async (_, answer, isSent) => {
  const asked: unknown[] = []
  const fetch = (address: string, { method }: RequestInit) => {
    asked.push([address, method])
    return answer()
  }
  expect([await isPageSent(fetch, '/list'), asked]).toEqual([isSent, [['/list', 'HEAD']]])
})
