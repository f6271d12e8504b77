import { fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { lessonMachine } from '#domain/playback/lesson.machine.ts'
import type { KnownPlace } from '#domain/playback/lesson-start.ts'
import type { LessonPort } from './lesson.port.ts'

/** What this browser wrote down of a section and no server has acknowledged yet. */
export type KeptPlaceOf = (sectionId: number) => Promise<KnownPlace | null>

export const provideLesson = (lessons: LessonPort, keptPlaceOf: KeptPlaceOf) =>
  lessonMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { sectionId }, signal }) => {
        // Before the server is asked: what it acknowledges meanwhile would be in neither answer.
        const kept = await keptPlaceOf(sectionId)
        const read = await lessons.lesson(sectionId, signal)
        return read.ok ? success({ lesson: read.value, kept }) : read
      }),
    },
  })
