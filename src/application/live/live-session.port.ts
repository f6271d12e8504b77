import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LiveSession, PushState } from '#domain/live/live-session.ts'
import type { AnswerItem, AnswerResult } from '#domain/question/question.ts'

/** A learner's answers to one round of a session. */
export interface RoundAnswers {
  readonly sectionId: number
  readonly roundId: number
  readonly items: readonly AnswerItem[]
}

/** A session of a live course. Wire: getlivepagecontentinfo, getpushquestions, questionsanswer (livepagecontent). */
export interface LiveSessionPort {
  /** Also records the learner's attendance. Fails as `LessonPort.lesson`. */
  session(sectionId: number, signal: AbortSignal): Promise<Result<LiveSession, Failure>>
  /** The rounds so far; the server may omit closed rounds up to the one with the id `afterRound`. */
  rounds(sectionId: number, afterRound: number, signal: AbortSignal): Promise<Result<PushState, Failure>>
  /** Each round can be answered once; `conflict` after it has closed. */
  answer(answers: RoundAnswers, signal: AbortSignal): Promise<Result<readonly AnswerResult[], Failure>>
}
