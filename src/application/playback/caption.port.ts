import type { Result } from '#domain/kernel/result.ts'
import type { Cue } from '#domain/playback/caption.ts'
import type { CaptionFault } from '#domain/playback/captions.machine.ts'
import type { CaptionTrack } from '#domain/playback/lesson.ts'

/** The captions of a film, from the file that its lesson names. */
export interface CaptionPort {
  /** All that is said, in the order of its beginnings. */
  read(track: CaptionTrack, signal: AbortSignal): Promise<Result<readonly Cue[], CaptionFault>>
}
