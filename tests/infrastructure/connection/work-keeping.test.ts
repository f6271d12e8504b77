import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { browserWorkKeeping } from '#infrastructure/connection/work-keeping.browser.ts'
import { localWork } from '#infrastructure/storage/storage-key.ts'
import { fullBrowser } from '#tests/support/full-browser.ts'

const WORK = localWork('work', () => z.array(z.string()), [])
const DAY = 24 * 3_600_000

const open = (persisted: () => Promise<boolean> = async () => false) => {
  const browser = fullBrowser()
  const page = new EventTarget()
  const clock = { now: 100 * DAY }
  const asked: number[] = []
  const manager = {
    persisted,
    persist: async () => {
      asked.push(clock.now)
      return false
    },
  }
  const keeping = browserWorkKeeping({
    storage: browser.storage,
    page,
    manager,
    now: () => clock.now,
  })
  const isAsked = () => {
    // A browser's own can be written to.
    const leaving = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
      value: '',
      writable: true,
    })
    page.dispatchEvent(leaving)
    return leaving.defaultPrevented && Reflect.get(leaving, 'returnValue') === true
  }
  return { ...browser, clock, asked, keeping, isAsked }
}

it('asks before the page is left while work lies in it alone, and not once there is room', () => {
  const { storage, keeping, kept, isAsked, fill, empty } = open()
  const end = keeping.askBeforeLeaving()
  expect(isAsked()).toBe(false)
  fill()
  storage.write(WORK, ['one'])
  expect(isAsked()).toBe(true)
  empty()
  expect([isAsked(), kept.get('work')]).toEqual([false, '["one"]'])
  fill()
  storage.write(WORK, ['two'])
  end()
  expect(isAsked()).toBe(false)
})

it('asks the browser to let nothing go by itself, and again after a week', async () => {
  const { keeping, clock, asked } = open()
  await keeping.persist()
  clock.now += 7 * DAY - 1
  await keeping.persist()
  expect(asked).toEqual([100 * DAY])
  clock.now += 1
  await keeping.persist()
  expect(asked).toEqual([100 * DAY, 107 * DAY])
})

it('asks nothing where it is so already, where nobody can be asked, and where asking fails', async () => {
  const granted = open(async () => true)
  await granted.keeping.persist()
  const failing = open(async () => {
    throw new TypeError('of a test')
  })
  await failing.keeping.persist()
  expect([granted.asked, failing.asked]).toEqual([[], []])
  const { storage } = fullBrowser()
  const none = browserWorkKeeping({
    storage,
    page: new EventTarget(),
    manager: undefined,
  })
  expect(await none.persist()).toBeUndefined()
})
