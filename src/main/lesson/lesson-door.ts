import type { Container } from 'inversify'
import type { LessonLogic, QuestionLogic } from '#application/app-actors.ts'
import type { InsideAdapters } from '../adapters/adapter-set.ts'
import { doorTo } from '../inside/door-to.ts'
import type { Wired } from '../wired.ts'

/** Who only looks for a lesson never fetches its code. */
export const lessonDoor = (
  container: Container,
  adapters: InsideAdapters,
  wired: Wired,
  questions: () => Promise<QuestionLogic>,
): (() => Promise<LessonLogic>) =>
  doorTo(async () => {
    const [{ openLesson }, modules] = await Promise.all([
      import('./lesson-part.ts'),
      adapters.lesson(),
      questions(),
    ])
    return openLesson(container, modules, wired)
  })
