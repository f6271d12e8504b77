import type { LessonRoom, RoomOpening } from '#application/playback/lesson-room.ts'
import { isSomethingToSee } from '#domain/course/course-detail.ts'

/**
 * At the end of a film the next lesson is offered; it begins by itself where there is something to see of it. Not before the questions
 * at the end: they come first, and the film ends once more after them.
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
