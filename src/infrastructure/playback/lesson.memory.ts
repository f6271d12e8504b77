import type { LessonPort } from '#application/playback/lesson.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { lessonAt } from '../memory/lesson-shelf.ts'
import type { Caller, World } from '../memory/world.ts'

export const memoryLessons = (world: World, caller: Caller): LessonPort => ({
  lesson: (sectionId, signal) =>
    world.ask({
      call: 'lesson',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const found = lessonAt(world, person.id, sectionId)
        return found === undefined
          ? failed({ kind: 'rejected', code: 404, message: '没有找到这项内容' })
          : success(found)
      },
    }),
})
