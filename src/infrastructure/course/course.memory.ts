import type { CoursePort } from '#application/course/course.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { courseAt } from '../memory/course-shelf.ts'
import { learningIn } from '../memory/learning-shelf.ts'
import type { Caller, World } from '../memory/world.ts'

export const memoryCourse = (world: World, caller: Caller): CoursePort => ({
  course: (wanted, signal) =>
    world.ask({
      call: 'course',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        const found = courseAt(world.now(), wanted, learningIn(world, person.id))
        return found === undefined
          ? failed({ kind: 'rejected', code: 404, message: '没有找到这项内容' })
          : success(found)
      },
    }),
})
