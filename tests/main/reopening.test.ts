import { expect, it } from 'vitest'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryReopening } from '#infrastructure/navigation/frame-stores.memory.ts'
import { reopenOnce } from '#main/navigation/reopening.ts'

const MISSING = new TypeError('Failed to fetch dynamically imported module: https://x/assets/list-1a2b.js')

const open = (browser = createMemoryBrowser(), change: object = {}) => {
  const opened: string[] = []
  const tell = (build: string, isOnline = true) =>
    reopenOnce({
      build,
      store: memoryReopening(browser),
      isOnline: () => isOnline,
      reopen: () => opened.push(build),
      ...change,
    })
  return { opened, tell }
}

it('a page whose code is missing is opened anew, once for each build', () => {
  const { opened, tell } = open()
  const old = tell('build 1')
  old(MISSING)
  old(MISSING)
  tell('build 1')(MISSING)
  expect(opened).toEqual(['build 1'])
  tell('build 2')(MISSING)
  expect(opened).toEqual(['build 1', 'build 2'])
})

it('a page stays without a network, for a bug, and where nothing can be kept of it', () => {
  const { opened, tell } = open()
  tell('build 1', false)(MISSING)
  tell('build 1')(new Error('a bug'))
  tell('build 1')('no error')
  expect(opened).toEqual([])
  const forgetful = open(createMemoryBrowser(), { store: { read: () => '', keep: () => undefined } })
  forgetful.tell('build 1')(MISSING)
  expect(forgetful.opened).toEqual([])
})
