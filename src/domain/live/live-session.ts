import type { LiveStatus } from '../catalogue/content-card.ts'
import type { Lesson } from '../playback/lesson.ts'
import type { Answer, Named, Question } from '../question/question.ts'

/** A session of a live course. Times ISO 8601, '' for none. Wire: getlivepagecontentinfo. */
export interface LiveSession {
  /** While it runs its source is the stream; as replay the film with the questions of its rounds. */
  readonly lesson: Lesson
  readonly status: LiveStatus
  readonly startTime: string
  readonly endTime: string
  readonly replayReadyTime: string
  readonly onlineCount: number
  readonly reserved: boolean
  readonly cancelled: boolean
  readonly teacherName: string
  /** The user teaches it. */
  readonly teaching: boolean
  /** The server's clock when it answered; '' for unknown. */
  readonly serverTime: string
}

export interface OptionTally {
  readonly key: string
  readonly count: number
}

/** A question that is put to all who watch, for a time. */
export interface PushRound {
  readonly id: number
  readonly open: boolean
  readonly openTime: string
  readonly closeTime: string
  /** It has no time of its own: it is open until its teacher closes it, at most until the lesson ends. */
  readonly openEnd: boolean
  readonly question: Question
  /** Null for none. */
  readonly answered: Answer | null
  /** None until the user answered or it is closed. */
  readonly tally: readonly OptionTally[]
  readonly answeredCount: number
  /** Who watches and has not answered; for the teacher only (R-live-3). */
  readonly unanswered: readonly Named[]
}

/** The rounds of a session so far, as the server sees them. */
export interface PushState {
  readonly serverTime: string
  /** When the lesson ends, which its teacher may bring forward; '' for unknown. */
  readonly endTime: string
  readonly onlineCount: number
  readonly rounds: readonly PushRound[]
}
