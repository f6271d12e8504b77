import type { ActorRefFrom } from 'xstate'
import type { captionsMachine } from '#domain/playback/captions.machine.ts'
import type { CaptionTrack } from '#domain/playback/lesson.ts'
import type { LessonActor } from './lesson-room.ts'

export interface CaptionsOpening {
  readonly tracks: readonly CaptionTrack[]
  /** The lesson that is read again for fresh addresses; null if they cannot be renewed. */
  readonly lesson: LessonActor | null
}

/** Creates the captions of a film, not started yet; they renew expired addresses through the lesson. */
export type OpenCaptions = (opening: CaptionsOpening) => ActorRefFrom<typeof captionsMachine>
