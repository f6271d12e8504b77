import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstPaint } from '#main/first-paint.ts'

const PAINT = 'first-contentful-paint'

class Observer {
  static supportedEntryTypes: readonly string[] = ['paint']
  static watching: Observer[] = []
  readonly #tell: (list: { getEntriesByName: (name: string) => unknown[] }) => void
  constructor(tell: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
    this.#tell = tell
  }
  observe() {
    Observer.watching.push(this)
  }
  disconnect() {
    Observer.watching = Observer.watching.filter((one) => one !== this)
  }
  painted(name: string) {
    this.#tell({ getEntriesByName: (asked) => (asked === name ? [{}] : []) })
  }
}

const visibility = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

beforeEach(() => {
  vi.useFakeTimers()
  Observer.supportedEntryTypes = ['paint']
  Observer.watching = []
  vi.stubGlobal('PerformanceObserver', Observer)
  visibility('visible')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const begun = () => {
  const seen = vi.fn<() => void>()
  afterFirstPaint(seen)
  return seen
}

it('calls once, when something has been seen', () => {
  const seen = begun()
  const [watching] = Observer.watching
  watching?.painted('first-paint')
  expect(seen).not.toHaveBeenCalled()
  watching?.painted(PAINT)
  expect([seen.mock.calls.length, Observer.watching]).toEqual([1, []])
  vi.runAllTimers()
  expect(seen).toHaveBeenCalledTimes(1)
})

it.each([
  ['that tells of no paintings', () => (Observer.supportedEntryTypes = [])],
  ['that gets to none', () => undefined],
])('does not wait long for a browser %s', (_, arrange) => {
  arrange()
  const seen = begun()
  vi.advanceTimersByTime(299)
  expect(seen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect([seen.mock.calls.length, Observer.watching]).toEqual([1, []])
})

it('does not wait where nobody looks', () => {
  visibility('hidden')
  const seen = begun()
  vi.advanceTimersByTime(0)
  expect(seen).toHaveBeenCalledTimes(1)
})

it('begins to count when the page has been read', () => {
  const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const seen = begun()
  vi.advanceTimersByTime(5_000)
  expect(seen).not.toHaveBeenCalled()
  reading.mockReturnValue('interactive')
  dispatchEvent(new Event('DOMContentLoaded'))
  vi.advanceTimersByTime(300)
  expect(seen).toHaveBeenCalledTimes(1)
})
