import type { Failure } from '../kernel/failure.ts'
import type { Question } from '../question/question.ts'

/** A question of the lesson that is not put yet. */
export interface PreparedRound {
  readonly roundId: number
  readonly question: Question
  /** For how long it is open unless the teacher says otherwise. */
  readonly seconds: number
  /** When it is put by itself, ISO 8601; '' for one that waits for the teacher. */
  readonly putTime: string
}

/** What only the teacher knows of a question that is put. */
export interface ConsoleRound {
  readonly roundId: number
  /** Asked off the cuff: its right answer is told afterwards. */
  readonly adHoc: boolean
  /** All see the results already. */
  readonly shown: boolean
}

/** What the teacher of a running session has at hand beside its rounds. Wire: liveconsole/getconsole. */
export interface LiveConsole {
  readonly prepared: readonly PreparedRound[]
  readonly put: readonly ConsoleRound[]
}

/** A question without a text: A–D, A–F, or right and wrong. */
export type AdHocForm = 'four' | 'six' | 'judgement'

/** Seconds for which a question can be open; 0: until the lesson ends. */
export const OPEN_SECONDS = [30, 60, 120, 300, 600, 0] as const

/** By so much an open question is extended at a time. */
export const EXTEND_MS = 60_000

export type ConsoleAct =
  | { readonly kind: 'push'; readonly roundId: number; readonly seconds: number }
  | { readonly kind: 'ask'; readonly form: AdHocForm; readonly seconds: number }
  | { readonly kind: 'close'; readonly roundId: number }
  /** To an instant and not by a span, so that what is sent twice extends once. */
  | { readonly kind: 'extend'; readonly roundId: number; readonly closeTime: string }
  | { readonly kind: 'show'; readonly roundId: number; readonly shown: boolean }
  | { readonly kind: 'tell'; readonly roundId: number; readonly key: string }
  /** The lesson is over now, for all. */
  | { readonly kind: 'end' }

/** An act on its way: what is sent twice under one id is done once. */
export interface ConsoleIntent {
  readonly sectionId: number
  readonly id: string
  readonly act: ConsoleAct
}

/** Whose console of which session. */
export interface ConsolePlace {
  readonly userId: number
  readonly sectionId: number
}

/** What the teacher did that has not arrived yet, and what is chosen for what comes next. R-live-10. */
export interface ConsoleKept {
  /** On its way, or it did not arrive; null for nothing. */
  readonly intent: ConsoleIntent | null
  /** What is done after that, in order. */
  readonly next: readonly ConsoleAct[]
  /** For how long the next question off the cuff is open, seconds; 0: until the lesson ends. */
  readonly seconds: number
  /** For how long prepared questions are open where the teacher chose otherwise, by round; seconds. */
  readonly chosen: Readonly<Record<number, number>>
  /** When it was kept, milliseconds since 1970. */
  readonly at: number
}

/** The second half of a double click says the same once more. */
export const isSameAct = (one: ConsoleAct, other: ConsoleAct): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export interface LiveConsoleInput {
  readonly sectionId: number
  readonly makeId: () => string
  /** What an earlier page or session left; null for nothing. */
  readonly kept: ConsoleKept | null
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface LiveConsoleContext extends Omit<LiveConsoleInput, 'kept'> {
  /** For how long the next question off the cuff is open, seconds; 0: until the lesson ends. */
  readonly seconds: number
  /** The same of prepared questions where the teacher chose otherwise, by round. */
  readonly chosen: Readonly<Record<number, number>>
  /** Null until it is known. */
  readonly console: LiveConsole | null
  /** What is on its way or did not arrive; null for nothing. */
  readonly intent: ConsoleIntent | null
  /** What is done after that, in order; given up where that is refused. */
  readonly next: readonly ConsoleAct[]
  /** How many were given up with the last refusal. */
  readonly dropped: number
  /** Why it could not be read the last time, or the last act was refused; null where neither was. */
  readonly failure: Failure | null
}

export type LiveConsoleEvent =
  | { type: 'liveConsole.act'; act: ConsoleAct }
  /** For how long the next question off the cuff is open; or, with its round, a prepared one. */
  | { type: 'liveConsole.openFor'; roundId: number | null; seconds: number }
  /** Read it, or send what did not arrive, now. */
  | { type: 'liveConsole.retry' }

export type LiveConsoleEmitted =
  | { type: 'liveConsole.acted'; act: ConsoleAct }
  /** What would be lost if the page went away now. */
  | { type: 'liveConsole.left'; kept: ConsoleKept }
