import { describe, expect, it } from 'vitest'
import { sectionsOf } from '#domain/course/course-detail.ts'
import { requiredLeft, withProgress } from '#domain/course/section-progress.ts'
import { aCourse, aSection } from '#tests/support/courses.ts'

/** The section of a course after so much of it was learned. */
const after = (before: Parameters<typeof aSection>[1], made: { progress: number; requiredOpen?: number }) => {
  const learned = withProgress(aCourse([aSection(1, before), aSection(2)]), {
    sectionId: 1,
    position: 30,
    requiredOpen: 0,
    ...made,
  })
  const [first, second] = sectionsOf(learned)
  if (first === undefined) throw new Error('the section is gone')
  expect([second, learned.lastPlace]).toEqual([aSection(2), { sectionId: 1, position: 30 }])
  return { progress: first.progress, finished: first.finished, left: requiredLeft(first) }
}

// R-learning-2.
describe('a section that is learned', () => {
  it.each([
    ['is not finished below 90 %', {}, { progress: 89.9 }, { progress: 89.9, finished: false, left: 0 }],
    ['is finished from 90 % on', {}, { progress: 90 }, { progress: 90, finished: true, left: 0 }],
    [
      'is finished only when its required questions are answered',
      {},
      { progress: 100, requiredOpen: 2 },
      { progress: 100, finished: false, left: 2 },
    ],
    [
      'stays finished, as far as it once was',
      { progress: 95, finished: true },
      { progress: 10 },
      { progress: 95, finished: true, left: 0 },
    ],
  ])('%s', (_, before, made, expected) => {
    expect(after(before, made)).toEqual(expected)
  })
})
