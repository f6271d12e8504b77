import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../clock.ts'

/** A seal holds for two to four hours: a double lesson, a long film; it is the same for two, so that caches work. */
const WINDOW_SECONDS = 2 * 3600

type Words = readonly (string | number)[]

export interface Seal {
  /** Until when it holds, in seconds since 1970. */
  readonly until: number
  /** 43 signs that may stand in a path or a query. */
  readonly seal: string
}

/** Signs what somebody may read for a while, and knows its own hand again; nobody is named in a seal. */
export const seals = (secret: Buffer, clock: Clock) => {
  const now = () => Math.floor(clock().getTime() / 1000)
  const digest = (words: Words, until: number): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([...words, until]))
      .digest()

  return {
    sealOf(words: Words): Seal {
      const until = (Math.floor(now() / WINDOW_SECONDS) + 2) * WINDOW_SECONDS
      return { until, seal: digest(words, until).toString('base64url') }
    },

    /** Seconds for which the seal still holds; null for one that this server did not make. */
    holdsFor(words: Words, until: string, seal: string): number | 'expired' | null {
      if (!/^\d{1,12}$/.test(until)) return null
      const right = digest(words, Number(until))
      const given = Buffer.from(seal, 'base64url')
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      const left = Number(until) - now()
      return left > 0 ? left : 'expired'
    },
  }
}
