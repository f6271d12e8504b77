import type { ActorRefFrom } from 'xstate'
import type { captionsMachine } from '#domain/playback/captions.machine.ts'
import type { CaptionTrack } from '#domain/playback/lesson.ts'
import type { LessonActor } from './lesson-room.ts'

export interface CaptionsOpening {
  readonly tracks: readonly CaptionTrack[]
  /** Which reads itself anew for other addresses; null where nobody has any. */
  readonly lesson: LessonActor | null
}

/** The captions of a film, not started yet, who get new addresses where theirs have run out. */
export type OpenCaptions = (opening: CaptionsOpening) => ActorRefFrom<typeof captionsMachine>
