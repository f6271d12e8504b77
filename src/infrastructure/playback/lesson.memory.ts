import type { LessonPort } from '#application/playback/lesson.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { lessonAt } from '../memory/lesson.backend.ts'

export const memoryLessons = (backend: MemoryBackend, caller: Caller): LessonPort => ({
  lesson: (sectionId, signal) =>
    backend.request({
      call: 'lesson',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const found = lessonAt(backend, person.id, sectionId)
        return found === undefined
          ? failed({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
          : success(found)
      },
    }),
})
