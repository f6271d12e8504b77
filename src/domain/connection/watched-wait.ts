import type { Trouble } from './trouble.ts'

/** A wait counts as slow after this time without an answer. */
export const SLOW_MS = 8000

export type WaitNews =
  | {
      readonly kind: 'troubled'
      readonly trouble: Trouble
      /** Gives up: the operation fails, as it would have after its timeout. */
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

/** Observes one wait. */
export interface WaitWatch {
  /** Some bytes arrived or left: the time without an answer starts again. */
  readonly moved: () => void
  /** The server answers that it is unavailable for now: this is shown instead of a slow answer. */
  readonly away: () => void
  /** The answer is being processed: the wait no longer counts as slow. */
  readonly answered: () => void
  readonly end: () => void
}

let lastId = 0

/** Observes a wait for a call, a file or the code of a page, and reports when it takes long. */
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
