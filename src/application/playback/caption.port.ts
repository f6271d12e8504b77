import type { Result } from '#domain/kernel/result.ts'
import type { Cue } from '#domain/playback/caption.ts'
import type { CaptionFault } from '#domain/playback/captions.machine.ts'
import type { CaptionTrack } from '#domain/playback/lesson.ts'

/** Reads the captions of a film from the file that the lesson names. */
export interface CaptionPort {
  /** All cues, ordered by start. */
  read(track: CaptionTrack, signal: AbortSignal): Promise<Result<readonly Cue[], CaptionFault>>
}
