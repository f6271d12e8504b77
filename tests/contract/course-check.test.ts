import { expect, test } from 'vitest'
import { courseFaults } from '#contract/course-check.ts'
import { aChapter, aCourse, aSection, keyOf } from '#tests/support/a-course.ts'

const point = (name: string, questionId: number, second: number) => ({
  key: keyOf(name),
  questionId,
  second,
  required: true,
})

test('a course that is whole has no faults', () => {
  expect(courseFaults(aCourse())).toEqual([])
})

test('what a course itself is short of', () => {
  const place = { ...aCourse().place, subjectId: 0 }
  expect(courseFaults(aCourse({ name: ' 一 ', place, teachers: [], chapters: [] }))).toEqual([
    { key: '', kind: 'name' },
    { key: '', kind: 'place' },
    { key: '', kind: 'teacher' },
    { key: '', kind: 'empty' },
  ])
  expect(courseFaults(aCourse({ name: '字'.repeat(60) }))).toEqual([])
  expect(courseFaults(aCourse({ name: '字'.repeat(61) }))).toEqual([{ key: '', kind: 'name' }])
})

test('what its chapters and sections are short of, each by its key', () => {
  const chapters = [
    aChapter(' ', []),
    aChapter('a', [
      aSection(''),
      aSection('film', { file: null }),
      aSection('file', { kind: 'file', file: null }),
      aSection('asks', { kind: 'questions', file: null }),
    ]),
  ]
  expect(courseFaults(aCourse({ chapters }))).toEqual([
    { key: keyOf(' '), kind: 'chapterName' },
    { key: keyOf(' '), kind: 'chapterEmpty' },
    { key: keyOf(''), kind: 'sectionName' },
    { key: keyOf('film'), kind: 'film' },
    { key: keyOf('file'), kind: 'file' },
    { key: keyOf('asks'), kind: 'question' },
  ])
})

test('points stand within their film, each question once; a language has one caption', () => {
  const caption = { language: 'zh', label: '中文', fileId: 9 }
  const film = aSection('film', {
    points: [point('p1', 5, 600), point('p2', 5, 30), point('p3', 6, 601)],
    captions: [caption, caption],
  })
  expect(courseFaults(aCourse({ chapters: [aChapter('a', [film])] }))).toEqual([
    { key: keyOf('p2'), kind: 'pointTwice' },
    { key: keyOf('p3'), kind: 'pointBeyond' },
    { key: keyOf('film'), kind: 'captionTwice' },
  ])
  const unknown = {
    ...film,
    captions: [],
    points: [point('p3', 6, 601)],
    file: { fileId: 1, name: 'a.mp4', duration: 0 },
  }
  expect(courseFaults(aCourse({ chapters: [aChapter('a', [unknown])] }))).toEqual([])
})
