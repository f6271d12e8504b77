import { expect, it } from 'vitest'
import { isRevised, mayRemove } from '#domain/studio/course-draft.ts'

it('a course can be removed from its list while nobody has seen it', () => {
  expect(mayRemove({ version: 0, status: 'draft' })).toBe(true)
  expect(mayRemove({ version: 0, status: 'returned' })).toBe(true)
  expect(mayRemove({ version: 0, status: 'inReview' })).toBe(false)
  expect(mayRemove({ version: 1, status: 'draft' })).toBe(false)
})

it('a published course that is changed is being revised', () => {
  expect([
    isRevised({ version: 2, status: 'draft' }),
    isRevised({ version: 2, status: 'published' }),
  ]).toEqual([true, false])
  expect(isRevised({ version: 0, status: 'draft' })).toBe(false)
})
