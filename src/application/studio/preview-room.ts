import type { ActorRefFrom } from 'xstate'
import type { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { CoursePoint } from '#domain/studio/course-document.ts'
import type { previewStopMachine } from '#domain/studio/preview-stop.machine.ts'

/** A film of a draft as a learner sees it; nothing of it is written anywhere. */
export interface PreviewRoom {
  readonly playback: ActorRefFrom<typeof playbackMachine>
  readonly stop: ActorRefFrom<typeof previewStopMachine>
  readonly start: () => void
  readonly close: () => void
}

export interface PreviewedFilm {
  /** Fetched with the lesson. */
  readonly logic: typeof playbackMachine
  readonly url: string
  /** Seconds; 0 for unknown. */
  readonly duration: number
  readonly points: readonly CoursePoint[]
}

/** Not started yet. */
export type OpenPreviewRoom = (film: PreviewedFilm) => PreviewRoom
