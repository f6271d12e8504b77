import type { ActorRefFrom } from 'xstate'
import type { courseMachine } from '#domain/course/course.machine.ts'
import type { lessonMachine } from '#domain/playback/lesson.machine.ts'
import type { noteComposerMachine } from '#domain/playback/note-composer.machine.ts'
import type { notesMachine } from '#domain/playback/notes.machine.ts'
import type { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { playbackLockMachine } from '#domain/playback/playback-lock.machine.ts'
import type { questionStopMachine } from '#domain/question/question-stop.machine.ts'

export type LessonActor = ActorRefFrom<typeof lessonMachine>
export type CourseActor = ActorRefFrom<typeof courseMachine>

/** The connected actors around one film: playback, question stops, learning records. */
export interface LessonRoom {
  readonly playback: ActorRefFrom<typeof playbackMachine>
  readonly questionStop: ActorRefFrom<typeof questionStopMachine>
  readonly playbackLock: ActorRefFrom<typeof playbackLockMachine>
  readonly notes: ActorRefFrom<typeof notesMachine>
  readonly noteComposer: ActorRefFrom<typeof noteComposerMachine>
  start(): void
  /** Records the last position and stops all actors. */
  stop(): void
}

export interface RoomOpening {
  /** Must be ready, with a known film. */
  readonly lesson: LessonActor
  /** Receives the learner's progress. */
  readonly course: CourseActor
}

export type OpenLessonRoom = (opening: RoomOpening) => LessonRoom
