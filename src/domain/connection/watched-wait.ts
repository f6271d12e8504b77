import type { Trouble } from './trouble.ts'

/** What has no answer for so long is told as slow. */
export const SLOW_MS = 8000

export type WaitNews =
  | {
      readonly kind: 'troubled'
      readonly trouble: Trouble
      /** Ends the wait: what is waited for fails as it would have later. */
      readonly stop: () => void
    }
  | { readonly kind: 'settled'; readonly id: number }

interface Timers {
  readonly setTimeout: (then: () => void, milliseconds: number) => unknown
  readonly clearTimeout: (timer: never) => void
}

interface Watched {
  readonly tell: (news: WaitNews) => void
  readonly stop: () => void
  readonly timers: Timers
}

/** The watch over a wait. */
export interface WaitWatch {
  /** Something of it came or left: its silence begins anew. */
  readonly moved: () => void
  /** The server says that it cannot do anything for now: that is told in place of its silence. */
  readonly away: () => void
  /** What came is being looked at: no silence is told any more. */
  readonly answered: () => void
  readonly end: () => void
}

let lastId = 0

/** Watches a wait that somebody sits before, be it for a call, a file or the code of a page, and tells when it takes long. */
export const watchWait = ({ tell, stop, timers }: Watched): WaitWatch => {
  lastId += 1
  const id = lastId
  let told: Trouble['why'] | null = null
  let isOver = false
  const say = (why: Trouble['why']) => {
    told = why
    tell({ kind: 'troubled', trouble: { id, why }, stop })
  }
  const settle = () => {
    if (told !== null) tell({ kind: 'settled', id })
    told = null
  }
  const begin = () => timers.setTimeout(() => say('slow'), SLOW_MS)
  let slow = begin()
  const answered = () => timers.clearTimeout(slow as never)
  return {
    moved: () => {
      if (told === 'slow') settle()
      answered()
      if (!isOver) slow = begin()
    },
    away: () => say('away'),
    answered,
    end: () => {
      isOver = true
      answered()
      settle()
    },
  }
}
