import { onTestFinished, vi } from 'vitest'
import { SLOW_MS } from '#domain/connection/watched-wait.ts'

/** How long code of a part is waited for. */
const WAITED_MS = 60_000

/**
 * From now on no code comes that has not come yet: its minute is over at once. Told from other clocks of a minute by what is set
 * just before it, that of the slow.
 */
export const loseCode = (): void => {
  const real = globalThis.setTimeout
  let before: number | undefined
  // React tells the console of what a boundary caught.
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const spied = vi.spyOn(globalThis, 'setTimeout').mockImplementation((act: () => void, ms?: number) => {
    const isOfCode = ms === WAITED_MS && before === SLOW_MS
    before = ms
    if (!isOfCode) return real(act, ms)
    queueMicrotask(act)
    return real(() => undefined, 0)
  })
  onTestFinished(() => {
    spied.mockRestore()
    silenced.mockRestore()
  })
}
