import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ConsoleIntent, LiveConsole } from '#domain/live/live-console.ts'
import type { RoundAnswers } from '#domain/live/round-answers.ts'

/**
 * The console from which a teacher pushes the questions of a live session and sees the answers. Wire:
 * liveconsole.
 */
export interface LiveConsolePort {
  /** `forbidden` for anybody but the teachers of the session, `conflict` while it is not running. */
  console(sectionId: number, signal: AbortSignal): Promise<Result<LiveConsole, Failure>>
  /**
   * Idempotent; answers the console after the action. Fails as `console`, and with `conflict` for a closed
   * question.
   */
  perform(intent: ConsoleIntent, signal: AbortSignal): Promise<Result<LiveConsole, Failure>>
  /**
   * All answers to the rounds so far, in order of the rounds; also after the session. `forbidden` for anybody
   * but its teachers.
   */
  answers(sectionId: number, signal: AbortSignal): Promise<Result<readonly RoundAnswers[], Failure>>
}
