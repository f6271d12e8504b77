import type { ContentType } from '../catalogue/category.ts'
import type { Failure } from '../kernel/failure.ts'
import type { CaptionTrack, FilmSource, Lesson } from './lesson.ts'
import type { KnownPlace } from './lesson-start.ts'
import type { PlayerFault } from './player-protocol.ts'

/** A section of a recorded course, or of a live one whose replay is played. */
export interface LessonRef {
  readonly courseId: number
  readonly type: ContentType
  readonly sectionId: number
}

export interface LessonInput {
  readonly ref: LessonRef
  /** What the address asks for, in seconds; null for nothing. */
  readonly asked: number | null
}

/** What the server answered and what this browser kept of it. */
export interface LoadedLesson {
  readonly lesson: Lesson
  readonly kept: KnownPlace | null
}

export interface LessonContext extends LessonInput {
  /** Null until it is known. */
  readonly lesson: Lesson | null
  /** Seconds. */
  readonly startAt: number
  /** Seconds until the next lesson begins, while it is offered. */
  readonly nextIn: number
  /** Why it could not be read the last time; null where it could. */
  readonly failure: Failure | null
  /** Why its film failed last. */
  readonly fault: PlayerFault | null
}

export type LessonEvent =
  | { type: 'lesson.retry' }
  | { type: 'lesson.sourceFailed'; fault: PlayerFault }
  /** Its captions could not be read under the addresses that they have. */
  | { type: 'lesson.captionsFailed' }
  | { type: 'lesson.ended' }
  /** To the next lesson without waiting. */
  | { type: 'lesson.goOn' }
  | { type: 'lesson.stay' }
  /** The next lesson stays offered and does not begin by itself: the learner is doing something else. */
  | { type: 'lesson.wait' }

export type LessonEmitted =
  | { type: 'lesson.renewed'; sources: readonly FilmSource[] }
  /** What is known of them after all, the same or new. */
  | { type: 'lesson.captionsRead'; tracks: readonly CaptionTrack[] }
  | { type: 'lesson.nextWanted'; sectionId: number }
