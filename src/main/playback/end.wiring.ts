import type { LessonRoom, RoomOpening } from '#application/playback/lesson-room.ts'
import { isSomethingToSee } from '#domain/course/course-detail.ts'

/** At the end of a film the next lesson is offered; it begins by itself where there is something to see of it. */
export const wireEnd = (
  { playback }: Pick<LessonRoom, 'playback'>,
  { lesson, course }: RoomOpening,
): void => {
  playback.on('playback.ended', () => {
    const nextId = lesson.getSnapshot().context.lesson?.nextId ?? 0
    const { detail } = course.getSnapshot().context
    lesson.send({ type: 'lesson.ended' })
    if (detail !== null && !isSomethingToSee(detail, nextId)) lesson.send({ type: 'lesson.wait' })
  })
}
