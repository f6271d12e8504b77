import type { Colleague, StudioPerson } from '#domain/studio/course-studio.ts'
import { colleagueCopy } from '../copy/colleague-copy.ts'

/** Colleagues to choose from, namesakes with their titles, and with the last digits of a number where those are alike too: 王芳（高级教师，手机尾号 27）. */
export const apartByTitle = (people: readonly Colleague[]): readonly Colleague[] => {
  const names = new Set<string>()
  const shared = new Set<string>()
  for (const { name } of people) (names.has(name) ? shared : names).add(name)
  return people.map((one) => {
    const words = [one.title, one.tail && colleagueCopy.tail(one.tail)].filter((word) => word !== '')
    return words.length > 0 && shared.has(one.name)
      ? { ...one, name: colleagueCopy.apart(one.name, ...words) }
      : one
  })
}

/** What one of those who are chosen is called: as in the choice where another of them has the same name. */
export const nameAmong = (
  { id, name }: StudioPerson,
  chosen: readonly StudioPerson[],
  colleagues: readonly Colleague[],
): string =>
  chosen.some((other) => other.id !== id && other.name === name)
    ? (apartByTitle(colleagues).find((one) => one.id === id)?.name ?? name)
    : name
