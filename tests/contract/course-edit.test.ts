import { describe, expect, test } from 'vitest'
import type { CourseDocument } from '#contract/course-document.ts'
import { applyEdit, applyEdits, type CourseEdit } from '#contract/course-edit.ts'
import { aChapter, aCourse, aSection, keyOf } from '#tests/support/a-course.ts'

const set = (key: string, field: string, was: unknown, value: unknown): CourseEdit => ({
  op: 'set',
  key,
  field,
  was,
  value,
})
const move = (key: string, was: [string, string], to: [string, string]): CourseEdit => ({
  op: 'move',
  key,
  parent: to[0],
  before: to[1],
  was: { parent: was[0], before: was[1] },
})

/** `a:a1,a2 b:b1` */
const outline = ({ chapters }: CourseDocument): string =>
  chapters.map(({ name, sections }) => `${name}:${sections.map((one) => one.name).join(',')}`).join(' ')

const applied = (document: CourseDocument, edit: CourseEdit) => {
  const outcome = applyEdit(document, edit)
  if (!outcome.ok) throw new Error(`${edit.op} does not apply: ${outcome.conflict}`)
  return outcome
}

describe('an edit of a course', () => {
  test('sets one field of the course and of a thing in it, and of nothing else', () => {
    const course = aCourse()
    expect(applied(course, set('', 'name', '二次函数', '抛物线')).document).toEqual({
      ...course,
      name: '抛物线',
    })
    const { document } = applied(course, set(keyOf('a2'), 'name', 'a2', '顶点'))
    expect(outline(document)).toBe('a:a1,顶点 b:b1')
  })

  test('conflicts with another value than was seen, and says which', () => {
    expect(applyEdit(aCourse(), set('', 'name', '一次函数', '抛物线'))).toEqual({
      ok: false,
      conflict: 'changed',
      now: '二次函数',
    })
  })

  test('that wants what is there already changes nothing and is no conflict', () => {
    const course = aCourse()
    expect(applyEdit(course, set('', 'name', '别的', '二次函数'))).toEqual({
      ok: true,
      document: course,
      inverse: null,
    })
  })

  test('of what was taken out conflicts; of a field that there is none of too', () => {
    expect(applyEdit(aCourse(), set(keyOf('none'), 'name', '', 'x'))).toMatchObject({ conflict: 'gone' })
    expect(applyEdit(aCourse(), set('', 'chapters', [], []))).toMatchObject({ conflict: 'unknown' })
    expect(applyEdit(aCourse(), set(keyOf('a1'), 'key', keyOf('a1'), 'x'))).toMatchObject({
      conflict: 'unknown',
    })
  })

  test('adds before another thing, at the end, and at the end where that other is gone', () => {
    const add = (before: string): CourseEdit => ({
      op: 'add',
      kind: 'section',
      parent: keyOf('a'),
      before,
      thing: aSection('new'),
    })
    expect(outline(applied(aCourse(), add(keyOf('a2'))).document)).toBe('a:a1,new,a2 b:b1')
    expect(outline(applied(aCourse(), add('')).document)).toBe('a:a1,a2,new b:b1')
    expect(outline(applied(aCourse(), add(keyOf('gone'))).document)).toBe('a:a1,a2,new b:b1')
  })

  test('adds nothing into what is gone, into a thing of another kind, or under a key that is taken', () => {
    const add = (parent: string, thing = aSection('new')): CourseEdit => ({
      op: 'add',
      kind: 'section',
      parent,
      before: '',
      thing,
    })
    expect(applyEdit(aCourse(), add(keyOf('gone')))).toMatchObject({ conflict: 'gone' })
    expect(applyEdit(aCourse(), add(''))).toMatchObject({ conflict: 'unknown' })
    expect(applyEdit(aCourse(), add(keyOf('b'), aSection('a1', { name: '别的' })))).toMatchObject({
      conflict: 'taken',
    })
    const chapter: CourseEdit = {
      op: 'add',
      kind: 'chapter',
      parent: '',
      before: '',
      thing: aChapter('c', [aSection('a1')]),
    }
    expect(applyEdit(aCourse(), chapter)).toMatchObject({ conflict: 'taken' })
  })

  test('takes a chapter out with what is in it, but not when somebody changed that since', () => {
    const course = aCourse()
    const remove: CourseEdit = { op: 'remove', key: keyOf('a'), was: course.chapters[0] }
    expect(outline(applied(course, remove).document)).toBe('b:b1')
    const { document } = applied(course, set(keyOf('a1'), 'name', 'a1', '引入'))
    expect(applyEdit(document, remove)).toMatchObject({ conflict: 'changed', now: document.chapters[0] })
    expect(applied(applied(course, remove).document, remove).inverse).toBeNull()
  })

  test('moves a section within its chapter and into another, and a chapter among the chapters', () => {
    const [a, b] = [keyOf('a'), keyOf('b')]
    const within = move(keyOf('a2'), [a, ''], [a, keyOf('a1')])
    expect(outline(applied(aCourse(), within).document)).toBe('a:a2,a1 b:b1')
    const into = move(keyOf('a1'), [a, keyOf('a2')], [b, ''])
    expect(outline(applied(aCourse(), into).document)).toBe('a:a2 b:b1,a1')
    expect(outline(applied(aCourse(), move(b, ['', ''], ['', a])).document)).toBe('b:b1 a:a1,a2')
    expect(applyEdit(aCourse(), move(keyOf('a1'), [a, ''], ['', '']))).toMatchObject({ conflict: 'unknown' })
  })

  test('moves nothing that somebody put into another chapter meanwhile', () => {
    const [a, b] = [keyOf('a'), keyOf('b')]
    const { document } = applied(aCourse(), move(keyOf('a1'), [a, keyOf('a2')], [b, '']))
    expect(applyEdit(document, move(keyOf('a1'), [a, keyOf('a2')], [a, '']))).toEqual({
      ok: false,
      conflict: 'changed',
      now: { parent: b, before: '' },
    })
  })
})

test('of several edits those that conflict are named by their place, and the others apply', () => {
  const outcome = applyEdits(aCourse(), [
    set('', 'name', '二次函数', '抛物线'),
    set('', 'summary', '别的', '一句话'),
    set(keyOf('b1'), 'name', 'b1', '小结'),
    set('', 'finish', 'required', 'required'),
  ])
  expect(outcome.document.name).toBe('抛物线')
  expect(outline(outcome.document)).toBe('a:a1,a2 b:小结')
  expect(outcome.applied).toHaveLength(2)
  expect(outcome.conflicts).toEqual([{ index: 1, kind: 'changed', now: '' }])
})
