import { describe, expect, it } from 'vitest'
import type { CourseDocument } from '#domain/studio/course-document.ts'
import type { CourseEdit } from '#domain/studio/course-edit.ts'
import { chapterAdded, fieldSet, moved, sectionAdded, stepped, taken } from '#domain/studio/course-outline.ts'
import { aCourse, keyOf } from '#tests/support/a-course.ts'
import { apply } from '#tests/support/drafts.ts'

const after = (edits: readonly CourseEdit[], document: CourseDocument = aCourse()): CourseDocument => {
  const { document: changed, conflicts } = apply(document, edits)
  expect(conflicts).toEqual([])
  return changed
}
const outline = ({ chapters }: CourseDocument) =>
  chapters.map(({ name, sections }) => `${name}: ${sections.map((section) => section.name).join(' ')}`)

/** `a: a1 a2`, `b: b1` */
describe('the outline of a course', () => {
  it.each([
    ['a2', -1, ['a: a2 a1', 'b: b1']],
    ['a1', 1, ['a: a2 a1', 'b: b1']],
    ['a2', 1, ['a: a1', 'b: a2 b1']],
    ['b1', -1, ['a: a1 a2 b1', 'b: ']],
    ['b', -1, ['b: b1', 'a: a1 a2']],
    ['a', 1, ['b: b1', 'a: a1 a2']],
  ] as const)('has %s moved by %i', (name, by, shall) => {
    expect(outline(after(stepped(aCourse(), keyOf(name), by)))).toEqual(shall)
  })

  it.each([
    ['a1', -1],
    ['b1', 1],
    ['a', -1],
    ['b', 1],
  ] as const)('%s cannot go beyond the end (%i)', (name, by) => {
    expect(stepped(aCourse(), keyOf(name), by)).toEqual([])
  })

  it('has a section put before another one, or at the end of a chapter', () => {
    expect(outline(after(moved(aCourse(), keyOf('b1'), keyOf('a'), keyOf('a2'))))).toEqual([
      'a: a1 b1 a2',
      'b: ',
    ])
    expect(outline(after(moved(aCourse(), keyOf('a1'), keyOf('b'), '')))).toEqual(['a: a2', 'b: b1 a1'])
    expect(moved(aCourse(), keyOf('a2'), keyOf('a'), '')).toEqual([])
    expect(moved(aCourse(), 'of-nothing', keyOf('a'), '')).toEqual([])
  })

  it('grows, and what is taken out goes with all that is in it', () => {
    const grown = after([
      ...chapterAdded('key-of-new', 'c'),
      ...sectionAdded('key-of-new', { key: 'key-of-new-one', name: 'c1', kind: 'questions' }),
    ])
    expect(outline(grown)).toEqual(['a: a1 a2', 'b: b1', 'c: c1'])
    expect(outline(after(taken(grown, keyOf('a')), grown))).toEqual(['b: b1', 'c: c1'])
  })

  it('has fields set anew, and no edit where nothing changes', () => {
    expect(after(fieldSet(aCourse(), '', 'summary', '一句话')).summary).toBe('一句话')
    expect(outline(after(fieldSet(aCourse(), keyOf('b1'), 'name', 'b2')))).toEqual(['a: a1 a2', 'b: b2'])
    expect(fieldSet(aCourse(), '', 'name', aCourse().name)).toEqual([])
    expect(fieldSet(aCourse(), 'of-nothing', 'name', '')).toEqual([])
  })
})
