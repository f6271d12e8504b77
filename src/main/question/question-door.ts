import type { Container } from 'inversify'
import type { QuestionLogic } from '#application/app-actors.ts'
import type { InsideAdapters } from '../adapters/adapter-set.ts'
import { doorTo } from '../inside/door-to.ts'
import type { Wired } from '../wired.ts'

/** Answering, practice and reports: fetched with the first page that asks a question, or with answers that wait. */
export const questionDoor = (
  container: Container,
  adapters: InsideAdapters,
  wired: Wired,
): (() => Promise<QuestionLogic>) =>
  doorTo(async () => {
    const [{ openQuestions }, modules] = await Promise.all([
      import('./question-part.ts'),
      adapters.question(),
    ])
    return openQuestions(container, modules, wired)
  })
