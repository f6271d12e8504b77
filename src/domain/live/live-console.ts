import type { Failure } from '../kernel/failure.ts'
import type { Question } from '../question/question.ts'

/** A prepared question that has not been pushed yet. */
export interface PreparedRound {
  readonly roundId: number
  readonly question: Question
  /** Default time to answer, in seconds. */
  readonly seconds: number
  /** When it is pushed automatically, ISO 8601; '' if the teacher pushes it. */
  readonly putTime: string
}

/** The facts about a pushed question that only the teacher sees. */
export interface ConsoleRound {
  readonly roundId: number
  /** An ad-hoc question, whose right answer the teacher names afterwards. */
  readonly adHoc: boolean
  /** The results are shown to all learners. */
  readonly shown: boolean
}

/** The teacher's view of a running session, in addition to its rounds. Wire: liveconsole/getconsole. */
export interface LiveConsole {
  readonly prepared: readonly PreparedRound[]
  readonly put: readonly ConsoleRound[]
}

/** The options of an ad-hoc question, which has no text: A–D, A–F, or right and wrong. */
export type AdHocForm = 'four' | 'six' | 'judgement'

/** The times to answer that a teacher can choose, in seconds; 0: until the lesson ends. */
export const OPEN_SECONDS = [30, 60, 120, 300, 600, 0] as const

/** The time added by each extension of an open question. */
export const EXTEND_MS = 60_000

export type ConsoleAct =
  | { readonly kind: 'push'; readonly roundId: number; readonly seconds: number }
  | { readonly kind: 'ask'; readonly form: AdHocForm; readonly seconds: number }
  | { readonly kind: 'close'; readonly roundId: number }
  /** Names the new close time instead of a duration, so that a repeated request extends only once. */
  | { readonly kind: 'extend'; readonly roundId: number; readonly closeTime: string }
  | { readonly kind: 'show'; readonly roundId: number; readonly shown: boolean }
  | { readonly kind: 'tell'; readonly roundId: number; readonly key: string }
  /** Ends the lesson now, for everybody. */
  | { readonly kind: 'end' }

/** An act with its client id, which makes repeated requests idempotent. */
export interface ConsoleIntent {
  readonly sectionId: number
  readonly id: string
  readonly act: ConsoleAct
}

/** Identifies the console of one teacher in one session. */
export interface ConsolePlace {
  readonly userId: number
  readonly sectionId: number
}

/**
 * The stored part of a console: unacknowledged acts and the times chosen for the next questions. R-live-10.
 */
export interface ConsoleKept {
  /** The act being sent or not acknowledged; null if there is none. */
  readonly intent: ConsoleIntent | null
  /** The queued acts, in order. */
  readonly next: readonly ConsoleAct[]
  /** Time to answer the next ad-hoc question, in seconds; 0: until the lesson ends. */
  readonly seconds: number
  /** Times to answer that the teacher changed for prepared questions, in seconds, by round. */
  readonly chosen: Readonly<Record<number, number>>
  /** When it was stored, milliseconds since 1970. */
  readonly at: number
}

/** Whether two acts are equal, as by a double click. */
export const isSameAct = (one: ConsoleAct, other: ConsoleAct): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export interface LiveConsoleInput {
  readonly sectionId: number
  readonly makeId: () => string
  /** What an earlier page or session stored; null if nothing. */
  readonly kept: ConsoleKept | null
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface LiveConsoleContext extends Omit<LiveConsoleInput, 'kept'> {
  /** Time to answer the next ad-hoc question, in seconds; 0: until the lesson ends. */
  readonly seconds: number
  /** Times to answer that the teacher changed for prepared questions, in seconds, by round. */
  readonly chosen: Readonly<Record<number, number>>
  /** Null until it has been read. */
  readonly console: LiveConsole | null
  /** The act being sent or not acknowledged; null if there is none. */
  readonly intent: ConsoleIntent | null
  /** The queued acts, in order; dropped if the current act is refused. */
  readonly next: readonly ConsoleAct[]
  /** Number of acts dropped by the last refusal. */
  readonly dropped: number
  /** Why the last reading failed or the last act was refused; null if neither. */
  readonly failure: Failure | null
}

export type LiveConsoleEvent =
  | { type: 'liveConsole.act'; act: ConsoleAct }
  /** Chooses the time to answer a prepared question, or (roundId null) the next ad-hoc question. */
  | { type: 'liveConsole.openFor'; roundId: number | null; seconds: number }
  /** Reads the console, or repeats the unacknowledged act, now. */
  | { type: 'liveConsole.retry' }

export type LiveConsoleEmitted =
  | { type: 'liveConsole.acted'; act: ConsoleAct }
  /** Everything to be stored in case the page closes now. */
  | { type: 'liveConsole.left'; kept: ConsoleKept }
