import type { LiveStatus } from '../catalogue/content-card.ts'
import type { Lesson } from '../playback/lesson.ts'
import type { Answer, Named, Question } from '../question/question.ts'

/** A session of a live course. Times are ISO 8601, '' if unknown. Wire: getlivepagecontentinfo. */
export interface LiveSession {
  /** The stream while the session is running; the film with the questions of the rounds for a replay. */
  readonly lesson: Lesson
  readonly status: LiveStatus
  readonly startTime: string
  readonly endTime: string
  readonly replayReadyTime: string
  readonly onlineCount: number
  readonly reserved: boolean
  readonly cancelled: boolean
  readonly teacherName: string
  /** The user is a teacher of the session. */
  readonly teaching: boolean
  /** The server's clock when it answered; '' for unknown. */
  readonly serverTime: string
}

export interface OptionTally {
  readonly key: string
  readonly count: number
}

/** A question that is pushed to all learners in the room, for a limited time. */
export interface PushRound {
  readonly id: number
  readonly open: boolean
  readonly openTime: string
  readonly closeTime: string
  /** Has no time limit: open until the teacher closes it, at most until the lesson ends. */
  readonly openEnd: boolean
  readonly question: Question
  /** Null for none. */
  readonly answered: Answer | null
  /** Empty until the user has answered or the round is closed. */
  readonly tally: readonly OptionTally[]
  readonly answeredCount: number
  /** Learners in the room who have not answered; for teachers only (R-live-3). */
  readonly unanswered: readonly Named[]
}

/** The rounds of a session so far, as the server sees them. */
export interface PushState {
  readonly serverTime: string
  /** When the lesson ends; its teacher may end it early. '' if unknown. */
  readonly endTime: string
  readonly onlineCount: number
  readonly rounds: readonly PushRound[]
}
