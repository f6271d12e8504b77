import { expect, test } from 'vitest'
import { subjects } from '#demo/content/index.ts'
import { HOT_TERMS } from '#demo/seed/catalogue.ts'

const stages = subjects.flatMap((subject) => subject.stages)
const titled: Readonly<Record<1 | 2 | 3, readonly string[]>> = {
  1: stages.flatMap(({ courses }) => courses.map(({ title }) => title)),
  2: stages.flatMap(({ lives }) => lives.map(({ title }) => title)),
  3: stages.flatMap(({ resources }) => resources.map(({ title, kind }) => `${title}，${kind}`)),
}

test.each([
  1, 2, 3,
] as const)('every hot term of contents of type %i is in the name or kind of one', (type) => {
  const without = HOT_TERMS[type].filter((term) => !titled[type].some((name) => name.includes(term)))
  expect(without).toEqual([])
})
