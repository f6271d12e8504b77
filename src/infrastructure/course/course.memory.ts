import type { CoursePort } from '#application/course/course.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { courseAt } from '../memory/course.backend.ts'
import { learningIn } from '../memory/learning.backend.ts'
import { endingsIn } from '../memory/live-console.backend.ts'
import { TAKEN_DOWN, takenDownIn } from '../memory/moderation.backend.ts'

export const memoryCourse = (backend: MemoryBackend, caller: Caller): CoursePort => ({
  course: (wanted, signal) =>
    backend.request({
      call: 'course',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        if (takenDownIn(backend).has(wanted.id)) return TAKEN_DOWN
        const found = courseAt(backend.now(), wanted, learningIn(backend, person.id), endingsIn(backend))
        return found === undefined
          ? failed({ kind: 'rejected', reason: 'missing', message: '没有找到这项内容' })
          : success(found)
      },
    }),
})
