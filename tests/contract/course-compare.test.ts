import { expect, test } from 'vitest'
import { compareCourses } from '#contract/course-compare.ts'
import { aChapter, aCourse, aSection, keyOf } from '#tests/support/a-course.ts'

const told = (...documents: Parameters<typeof compareCourses>) =>
  compareCourses(...documents).map(({ of, key, kind }) => `${of} ${key.replace('key-of-', '')} ${kind}`)

test('the same course has no changes', () => {
  expect(compareCourses(aCourse(), aCourse())).toEqual([])
})

test('what was added, renamed, changed and taken out, with its names', () => {
  const after = aCourse({
    name: '抛物线',
    summary: '一句话',
    chapters: [
      aChapter('a', [aSection('a1', { name: '引入' }), aSection('new')]),
      aChapter('b', [aSection('b1', { file: { fileId: 2, name: 'b1.mp4', duration: 5 } })]),
    ],
  })
  expect(compareCourses(aCourse(), after)).toEqual([
    { of: 'course', key: '', kind: 'renamed', before: '二次函数', after: '抛物线' },
    { of: 'course', key: '', kind: 'changed', before: '二次函数', after: '抛物线' },
    { of: 'section', key: keyOf('a1'), kind: 'renamed', before: 'a1', after: '引入' },
    { of: 'section', key: keyOf('new'), kind: 'added', before: '', after: 'new' },
    { of: 'section', key: keyOf('b1'), kind: 'changed', before: 'b1', after: 'b1' },
    { of: 'section', key: keyOf('a2'), kind: 'removed', before: 'a2', after: '' },
  ])
})

test('only what left its place has moved, not what it passed', () => {
  const names = ['1', '2', '3', '4']
  const of = (order: readonly string[]) =>
    aCourse({
      chapters: [
        aChapter(
          'a',
          order.map((name) => aSection(name)),
        ),
        aChapter('b'),
      ],
    })
  expect(told(of(names), of(['2', '3', '4', '1']))).toEqual(['section 1 moved'])
  const into = aCourse({
    chapters: [
      aChapter(
        'a',
        ['1', '2', '4'].map((name) => aSection(name)),
      ),
      aChapter('b', [aSection('3')]),
    ],
  })
  expect(told(of(names), into)).toEqual(['section 3 moved'])
  const [a, b] = of(names).chapters
  expect(told(of(names), aCourse({ chapters: b && a ? [b, a] : [] }))).toHaveLength(1)
})
