import { expect, test } from 'vitest'
import { type KnownTag, tagCriteriaOf } from '#server/modules/content/tag-criteria.ts'

const tags: readonly KnownTag[] = [
  { id: 1, groupId: 7, source: 'given', values: [] },
  { id: 2, groupId: 7, source: 'given', values: [] },
  { id: 3, groupId: 8, source: 'grade', values: ['4', '5'] },
  { id: 4, groupId: 9, source: 'suffix', values: ['ppt', 'pptx'] },
]

test('tags are one criterion for each row: the tags themselves, grades, or suffixes', () => {
  expect(tagCriteriaOf([4, 2, 3, 1], tags)).toEqual([
    { by: 'tag', values: [1, 2] },
    { by: 'grade', values: [4, 5] },
    { by: 'suffix', values: ['ppt', 'pptx'] },
  ])
})

test('an id that is no tag is carried by no content, and one that is named twice is one', () => {
  expect(tagCriteriaOf([1, 99], tags.slice(0, 1))).toBe(null)
  expect(tagCriteriaOf([1, 1], tags.slice(0, 1))).toEqual([{ by: 'tag', values: [1] }])
})
