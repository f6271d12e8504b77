import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CourseDocument } from '#contract/course-document.ts'
import { applyEdits, type CourseEdit } from '#contract/course-edit.ts'
import { aCourse, aSection, keyOf } from '#tests/support/a-course.ts'

const CHAPTERS = ['a', 'b'].map(keyOf)
const SECTIONS = ['a1', 'a2', 'b1', 'n1', 'n2'].map(keyOf)
const anyOf = (...values: readonly string[]) => fc.constantFrom(...values)

const thing = (document: CourseDocument, key: string): unknown =>
  document.chapters.flatMap((chapter) => [chapter, ...chapter.sections]).find((one) => one.key === key) ??
  null

/** What an editor who sees the course as it was at first may want. */
const edit: fc.Arbitrary<CourseEdit> = fc.oneof(
  fc.record({
    op: fc.constant('set' as const),
    key: anyOf('', ...CHAPTERS, ...SECTIONS),
    field: fc.constant('name'),
    was: anyOf('二次函数', 'a', 'a1', 'a2', 'x', 'y'),
    value: anyOf('x', 'y', 'z'),
  }),
  fc.record({ parent: anyOf(...CHAPTERS), before: anyOf('', ...SECTIONS), name: anyOf('n1', 'n2') }).map(
    ({ parent, before, name }): CourseEdit => ({
      op: 'add',
      kind: 'section',
      parent,
      before,
      thing: aSection(name),
    }),
  ),
  anyOf(...CHAPTERS, ...SECTIONS).map(
    (key): CourseEdit => ({ op: 'remove', key, was: thing(aCourse(), key) ?? aSection(key.slice(7)) }),
  ),
  fc
    .record({
      key: anyOf(...SECTIONS),
      from: anyOf(...CHAPTERS),
      parent: anyOf(...CHAPTERS),
      before: anyOf('', ...SECTIONS),
    })
    .map(
      ({ key, from, parent, before }): CourseEdit => ({
        op: 'move',
        key,
        parent,
        before,
        was: { parent: from, before: '' },
      }),
    ),
)
const edits = fc.array(edit, { maxLength: 12 })

test('what undoes edits, applied in their order, leads back to where they began', () => {
  fc.assert(
    fc.property(edits, (wanted) => {
      const before = aCourse()
      const { document, inverses } = applyEdits(before, wanted)
      const undone = applyEdits(document, inverses)
      expect(undone.conflicts).toEqual([])
      expect(undone.document).toEqual(before)
    }),
  )
})

test('the edits that one side applied make the same document on the other', () => {
  fc.assert(
    fc.property(edits, (wanted) => {
      const here = applyEdits(aCourse(), wanted)
      const there = applyEdits(aCourse(), JSON.parse(JSON.stringify(here.applied)) as CourseEdit[])
      expect(there).toMatchObject({ document: here.document, conflicts: [] })
    }),
  )
})

test('no edit makes a key stand twice', () => {
  fc.assert(
    fc.property(edits, (wanted) => {
      const { document } = applyEdits(aCourse(), wanted)
      const keys = document.chapters.flatMap(({ key, sections }) => [key, ...sections.map((one) => one.key)])
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
