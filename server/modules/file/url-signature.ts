import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../runtime/clock.ts'

/** A signature holds for two to four hours, long enough for a double lesson; it stays the same for two, so that caches work. */
const WINDOW_SECONDS = 2 * 3600

/** Verified signatures are remembered, since the hundreds of parts of a film share one. */
const MAX_REMEMBERED = 1_000

type SignedValues = readonly (string | number)[]

export interface UrlSignature {
  /** Until when it holds, in seconds since 1970. */
  readonly until: number
  /** 43 characters that are safe in a path or a query. */
  readonly signature: string
}

/** Signs what may be read for a while, and verifies it. A signature names no user. */
export const urlSignatures = (secret: Buffer, clock: Clock) => {
  const now = () => Math.floor(clock().getTime() / 1000)
  const textOf = (values: SignedValues, until: number): string => JSON.stringify([...values, until])
  const digest = (text: string): Buffer => createHmac('sha256', secret).update(text).digest()
  /** Only verified ones, so that guesses displace none. */
  const verified = new LRUCache<string, Buffer>({ max: MAX_REMEMBERED })

  return {
    sign(values: SignedValues): UrlSignature {
      const until = (Math.floor(now() / WINDOW_SECONDS) + 2) * WINDOW_SECONDS
      return { until, signature: digest(textOf(values, until)).toString('base64url') }
    },

    /** Seconds for which the signature still holds; null for one that this server did not make. */
    verify(values: SignedValues, until: string, signature: string): number | 'expired' | null {
      if (!/^\d{1,12}$/.test(until)) return null
      const text = textOf(values, Number(until))
      const right = verified.get(text) ?? digest(text)
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      verified.set(text, right)
      const left = Number(until) - now()
      return left > 0 ? left : 'expired'
    },
  }
}
