import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ConsoleIntent, LiveConsole } from '#domain/live/live-console.ts'
import type { RoundAnswers } from '#domain/live/round-answers.ts'

/** What the teacher of a session does with its questions, and sees of them. Wire: liveconsole. */
export interface LiveConsolePort {
  /** `forbidden` for who does not teach it, `conflict` while it does not run. */
  console(sectionId: number, signal: AbortSignal): Promise<Result<LiveConsole, Failure>>
  /** Does it once however often it is sent; how the console is then. Refused as the console, and `conflict` for a closed question. */
  perform(intent: ConsoleIntent, signal: AbortSignal): Promise<Result<LiveConsole, Failure>>
  /** What everybody answered to what was put so far, in its order; also when it is over. `forbidden` for who does not teach it. */
  answers(sectionId: number, signal: AbortSignal): Promise<Result<readonly RoundAnswers[], Failure>>
}
