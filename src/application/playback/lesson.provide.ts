import { fromPromise } from 'xstate'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { LessonRef, LoadedLesson } from '#domain/playback/lesson.events.ts'
import { lessonMachine } from '#domain/playback/lesson.machine.ts'
import type { KnownPlace } from '#domain/playback/lesson-start.ts'
import type { LiveSessionPort } from '../live/live-session.port.ts'
import type { LessonPort } from './lesson.port.ts'

/**
 * The position in a section that this browser stored and the server has not acknowledged yet; null if there
 * is none.
 */
export type StoredPlaceOf = (sectionId: number) => Promise<KnownPlace | null>

export type LessonPlace = Pick<LessonRef, 'type' | 'sectionId'>
type ReadLesson = (place: LessonPlace, signal: AbortSignal) => Promise<Result<LoadedLesson, Failure>>

/** Reads a recorded lesson, or the replay of a live one. */
export const readLesson =
  (lessons: LessonPort, sessions: Pick<LiveSessionPort, 'session'>, keptPlaceOf: StoredPlaceOf): ReadLesson =>
  async ({ type, sectionId }, signal) => {
    // Read before the request: a record that the server acknowledges in between would otherwise be in neither
    // answer.
    const kept = await keptPlaceOf(sectionId)
    if (type !== CONTENT_TYPE.live) {
      const read = await lessons.lesson(sectionId, signal)
      return read.ok ? success({ lesson: read.value, kept }) : read
    }
    const read = await sessions.session(sectionId, signal)
    return read.ok ? success({ lesson: read.value.lesson, kept }) : read
  }

/** `read`: reads the lesson; may be a read-ahead. */
export const provideLesson = (read: ReadLesson) =>
  lessonMachine.provide({
    actors: {
      load: fromPromise(({ input: { type, sectionId }, signal }) => read({ type, sectionId }, signal)),
    },
  })
