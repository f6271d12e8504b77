import type { LessonRoom, RoomOpening } from '#application/playback/lesson-room.ts'
import { isSomethingToSee } from '#domain/course/course-detail.ts'

/**
 * Offers the next lesson at the end of a film, and starts it automatically if it can be watched. Questions
 * at the end come first: the film ends once more after them.
 */
export const wireEnd = (
  { playback, questionStop }: Pick<LessonRoom, 'playback' | 'questionStop'>,
  { lesson, course }: RoomOpening,
): void => {
  playback.on('playback.ended', () => {
    if (questionStop.getSnapshot().hasTag('asked')) return
    const nextId = lesson.getSnapshot().context.lesson?.nextId ?? 0
    const { detail } = course.getSnapshot().context
    lesson.send({ type: 'lesson.ended' })
    if (detail !== null && !isSomethingToSee(detail, nextId)) lesson.send({ type: 'lesson.wait' })
  })
}
