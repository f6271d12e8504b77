import { sectionsOf } from '#domain/course/course-detail.ts'
import type { MemoryBackend } from '#infrastructure/memory/backend.ts'
import { livesAt } from '#infrastructure/memory/content/lives.ts'
import { courseAt } from '#infrastructure/memory/course.backend.ts'
import { learningIn } from '#infrastructure/memory/learning.backend.ts'
import { PERSONS } from './open-app.tsx'

/** The room of the lesson that the reviewer of the memory backend is giving. */
export const taughtIn = (backend: MemoryBackend): string => {
  const now = backend.now()
  const card = livesAt(now).find(
    ({ teacherName, liveStatus }) => teacherName === '顾明德' && liveStatus === 'running',
  )
  const course =
    card && courseAt(now, { id: card.id, type: card.type }, learningIn(backend, PERSONS.reviewer))
  const section = course && sectionsOf(course).find(({ liveStatus }) => liveStatus === 'running')
  return `/play?id=${card?.id ?? 0}&type=2&section=${section?.id ?? 0}`
}
