import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../clock.ts'

/** A seal holds for two to four hours: a double lesson, a long film; it is the same for two, so that caches work. */
const WINDOW_SECONDS = 2 * 3600

/** A film's hundred parts come by one address: so many right seals are known again without reckoning. */
const MOST_KNOWN = 1_000

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
  const textOf = (words: Words, until: number): string => JSON.stringify([...words, until])
  const digest = (text: string): Buffer => createHmac('sha256', secret).update(text).digest()
  const known = new Map<string, Buffer>()
  /** Only of what somebody held: whoever guesses fills nothing. */
  const remember = (text: string, right: Buffer): void => {
    if (known.has(text)) return
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(text, right)
  }

  return {
    sealOf(words: Words): Seal {
      const until = (Math.floor(now() / WINDOW_SECONDS) + 2) * WINDOW_SECONDS
      return { until, seal: digest(textOf(words, until)).toString('base64url') }
    },

    /** Seconds for which the seal still holds; null for one that this server did not make. */
    holdsFor(words: Words, until: string, seal: string): number | 'expired' | null {
      if (!/^\d{1,12}$/.test(until)) return null
      const text = textOf(words, Number(until))
      const right = known.get(text) ?? digest(text)
      const given = Buffer.from(seal, 'base64url')
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      remember(text, right)
      const left = Number(until) - now()
      return left > 0 ? left : 'expired'
    },
  }
}
