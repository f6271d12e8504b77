import type { Colleague } from '#domain/studio/course-studio.ts'
import { colleagueCopy } from '../copy/colleague-copy.ts'

/** Colleagues to choose from, namesakes with their titles: 王芳（高级教师）. */
export const apartByTitle = (people: readonly Colleague[]): readonly Colleague[] => {
  const names = new Set<string>()
  const shared = new Set<string>()
  for (const { name } of people) (names.has(name) ? shared : names).add(name)
  return people.map((one) =>
    one.title !== '' && shared.has(one.name)
      ? { ...one, name: colleagueCopy.withTitle(one.name, one.title) }
      : one,
  )
}
