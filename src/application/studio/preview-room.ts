import type { ActorRefFrom } from 'xstate'
import type { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { CoursePoint } from '#domain/studio/course-document.ts'
import type { previewStopMachine } from '#domain/studio/preview-stop.machine.ts'

/** A film of a course draft as learners see it; records nothing. */
export interface PreviewRoom {
  readonly playback: ActorRefFrom<typeof playbackMachine>
  readonly stop: ActorRefFrom<typeof previewStopMachine>
  readonly start: () => void
  readonly close: () => void
}

export interface PreviewedFilm {
  /** Loaded with the bundle of lessons. */
  readonly logic: typeof playbackMachine
  readonly url: string
  /** Seconds; 0 if unknown. */
  readonly duration: number
  readonly points: readonly CoursePoint[]
}

/** Creates the room, not started yet. */
export type OpenPreviewRoom = (film: PreviewedFilm) => PreviewRoom
