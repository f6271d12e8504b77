import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyModule } from '#main/bundles/lazy-module.ts'
import { isGivenUp } from '#ui/routing/missing-code.ts'

/** It is asked for again after a second at most. */
const PAUSE_MS = 1000
const WORDS = 'Failed to fetch dynamically imported module: /assets/office.js'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Code that fails so often before it comes. */
const failing = (times: number, error: Error = new TypeError(WORDS)) => {
  const fetchModule = vi.fn(async () => {
    if (fetchModule.mock.calls.length <= times) throw error
    return 'there'
  })
  return fetchModule
}

const outcome = (loading: Promise<unknown>) => loading.catch((error: unknown) => error)

it('one bad moment of the line is outlasted, for everybody who waits', async () => {
  const fetchModule = failing(1)
  const module = lazyModule(fetchModule)
  const [first, second] = [outcome(module.load()), outcome(module.load())]
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect([await first, await second, await module.loaded, module.current()]).toEqual(
    Array.from({ length: 4 }, () => 'there'),
  )
  expect(fetchModule).toHaveBeenCalledTimes(2)
})

it('what does not come at the second attempt fails as itself, for whoever asks at once, and is fetched anew later', async () => {
  const fetchModule = failing(2)
  const module = lazyModule(fetchModule)
  const gone = outcome(module.load())
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(await gone).toMatchObject({ message: WORDS })
  expect(await outcome(module.load())).toBe(await gone)
  expect(fetchModule).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect([await module.load(), fetchModule.mock.calls.length]).toEqual(['there', 3])
})

it('a bug in it is no matter of the line', async () => {
  const bug = new Error('a bug')
  const fetchModule = failing(1, bug)
  expect(await outcome(lazyModule(fetchModule).load())).toBe(bug)
  expect(fetchModule).toHaveBeenCalledTimes(1)
})

it('a part that needs others asks twice for what is missing, however deep that is', async () => {
  const fetchModule = failing(Number.POSITIVE_INFINITY)
  const inner = lazyModule(fetchModule)
  const middle = lazyModule(() => inner.load())
  const gone = outcome(lazyModule(() => middle.load()).load())
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(await gone).toMatchObject({ message: WORDS })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchModule).toHaveBeenCalledTimes(2)
})

it('what nobody waits for any longer is not asked for again', async () => {
  const fetchModule = vi.fn(() => new Promise(() => undefined))
  const gone = outcome(lazyModule(fetchModule).load())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isGivenUp(await gone)).toBe(true)
  expect(fetchModule).toHaveBeenCalledTimes(1)
})
