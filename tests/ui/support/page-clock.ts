import { vi } from 'vitest'

/** How much of the page's time is over at once. */
const STEP_MS = 200
/** More than any wait that a test is about; what has not come by then is waited for in its own time. */
const MOST_MS = 20_000

/**
 * For `beforeEach`: the page has a clock that goes with the machine's, and ahead of it for what is awaited `soon`, so that nobody waits
 * for a page that saves after a second and asks again after ten.
 */
export const pageClock = (): (() => void) => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 5,
  })
  return () => void vi.useRealTimers()
}

/** For what the page does after a while: its clock goes ahead until that is there. Code that is on its way takes no time of it. */
export const soon = async <T>(awaited: Promise<T>): Promise<T> => {
  const waiting = { isOver: false }
  const end = () => {
    waiting.isOver = true
  }
  void awaited.then(end, end)
  for (let passed = 0; passed < MOST_MS; passed += STEP_MS) {
    await vi.dynamicImportSettled()
    if (waiting.isOver) break
    await vi.advanceTimersByTimeAsync(STEP_MS)
  }
  return awaited
}
