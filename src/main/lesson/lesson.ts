import type { Container } from 'inversify'
import type { LessonLogic } from '#application/app-actors.ts'
import type { AdapterSet } from '../adapters/adapter-set.ts'
import type { Wired } from '../wired.ts'

/**
 * Fetches the code of the lesson and its adapters at the first call: who only looks for one never has it. What could not be
 * fetched is fetched again at the next call.
 */
export const lessonDoor = (
  container: Container,
  adapters: AdapterSet['lesson'],
  wired: Wired,
): (() => Promise<LessonLogic>) => {
  let opening: Promise<LessonLogic> | null = null
  const fetchPart = async (): Promise<LessonLogic> => {
    const [{ openLesson }, modules] = await Promise.all([import('./lesson-part.ts'), adapters()])
    return openLesson(container, modules, wired)
  }
  return () => {
    opening ??= fetchPart().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
}
