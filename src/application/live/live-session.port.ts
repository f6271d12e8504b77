import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LiveSession, PushState } from '#domain/live/live-session.ts'
import type { AnswerItem, AnswerResult } from '#domain/question/question.ts'

/** What a learner answers to one round of a session. */
export interface RoundAnswers {
  readonly sectionId: number
  readonly roundId: number
  readonly items: readonly AnswerItem[]
}

/** A session of a live course. Wire: getlivepagecontentinfo, getpushquestions, questionsanswer (livepagecontent). */
export interface LiveSessionPort {
  /** Also says that the learner is there. Refusals as a recorded lesson's. */
  session(sectionId: number, signal: AbortSignal): Promise<Result<LiveSession, Failure>>
  /** The rounds so far; closed ones up to `afterRound` may be left out. */
  rounds(sectionId: number, afterRound: number, signal: AbortSignal): Promise<Result<PushState, Failure>>
  /** Once for each round; `conflict` once it is closed. */
  answer(answers: RoundAnswers, signal: AbortSignal): Promise<Result<readonly AnswerResult[], Failure>>
}
