import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ConsoleIntent, LiveConsole } from '#domain/live/live-console.ts'

/** What the teacher of a running session does with its questions. Wire: liveconsole. */
export interface LiveConsolePort {
  /** `forbidden` for who does not teach it, `conflict` while it does not run. */
  console(sectionId: number, signal: AbortSignal): Promise<Result<LiveConsole, Failure>>
  /** Does it once however often it is sent; how the console is then. Refused as the console, and `conflict` for a closed question. */
  perform(intent: ConsoleIntent, signal: AbortSignal): Promise<Result<LiveConsole, Failure>>
}
