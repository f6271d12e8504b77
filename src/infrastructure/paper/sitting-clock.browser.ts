import type { SittingClock } from '#application/paper/sitting-clock.port.ts'

/** So far may the device's clock and the counter drift apart: what is more is a sleep, or a clock that was set. */
const DRIFT_MS = 5000
/** Between two questions that were not answered. */
const PAUSE_MS = 10_000

interface Needs {
  /** Milliseconds since 1970. */
  readonly device: () => number
  /** Milliseconds of something that is never set. */
  readonly counter: () => number
  readonly visit: number
  /** The server's time in milliseconds since 1970; null where it does not answer. Never rejects. */
  readonly ask: () => Promise<number | null>
}

/**
 * The clocks of a browser, with the server's beside them: asked for once, counted on from there by the counter, and asked for anew when
 * the device's clock has gone another way than the counter. Until the answer comes the server's time is not known.
 */
export const browserSittingClock = ({ device, counter, visit, ask }: Needs): SittingClock => {
  let known: { readonly server: number; readonly device: number; readonly counter: number } | null = null
  let asking: Promise<void> | null = null
  let askAgainAt = Number.NEGATIVE_INFINITY

  const learn = async () => {
    const server = await ask()
    known = server === null ? null : { server, device: device(), counter: counter() }
    askAgainAt = server === null ? counter() + PAUSE_MS : Number.NEGATIVE_INFINITY
    asking = null
  }
  const askOnce = (): Promise<void> => {
    asking ??= learn()
    return asking
  }
  const serverAt = (now: { readonly device: number; readonly counter: number }): number | null => {
    if (known === null) return null
    const passed = now.counter - known.counter
    return Math.abs(now.device - known.device - passed) > DRIFT_MS ? null : known.server + passed
  }

  return {
    look: () => {
      const now = { device: device(), counter: counter() }
      const server = serverAt(now)
      if (server === null && now.counter >= askAgainAt) void askOnce()
      return { ...now, visit, server }
    },
    known: async () => {
      if (serverAt({ device: device(), counter: counter() }) === null) await askOnce()
    },
  }
}
