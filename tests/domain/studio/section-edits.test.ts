import { describe, expect, it } from 'vitest'
import { applyEdits } from '#contract/course-edit.ts'
import type { CourseDocument, CourseSection } from '#domain/studio/course-document.ts'
import type { ApplyEdits, CourseEdit } from '#domain/studio/course-edit.ts'
import {
  captionFileOf,
  captionPut,
  captionTakenOut,
  pointAdded,
  pointFaults,
  pointMoved,
  pointRemoved,
  pointRequired,
  pointsInOrder,
  sectionIn,
} from '#domain/studio/section-edits.ts'

const apply = applyEdits as unknown as ApplyEdits

const SECTION: CourseSection = {
  key: 'section-1',
  name: '浮力',
  kind: 'film',
  file: { fileId: 5, name: '浮力.mp4', duration: 100 },
  captions: [{ language: 'zh-CN', label: '中文', fileId: 7 }],
  points: [
    { key: 'point-01', questionId: 1, second: 10, required: true },
    { key: 'point-02', questionId: 2, second: 50, required: false },
  ],
  questionIds: [],
}

const courseOf = (section: CourseSection): CourseDocument => ({
  name: '',
  summary: '',
  introduction: '',
  cover: null,
  teachers: [],
  place: { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
  tagIds: [],
  finish: 'all',
  chapters: [{ key: 'chapter-1', name: '', sections: [section] }],
})

/** The section once the edits are applied, as the server applies them. */
const after = (edits: readonly CourseEdit[]): CourseSection => {
  const { document, conflicts } = apply(courseOf(SECTION), edits)
  expect(conflicts).toEqual([])
  return sectionIn(document, SECTION.key) as CourseSection
}

describe('captions of a section', () => {
  it('are put in by language, and taken out', () => {
    expect(
      captionFileOf(after(captionPut(SECTION, { language: 'zh-CN', label: '中文', fileId: 8 })), 'zh-CN'),
    ).toBe(8)
    const two = after(captionPut(SECTION, { language: 'en', label: 'English', fileId: 9 }))
    expect(two.captions.map(({ language }) => language)).toEqual(['zh-CN', 'en'])
    expect(after(captionTakenOut(SECTION, 'zh-CN')).captions).toEqual([])
    expect([captionFileOf(SECTION, 'en'), captionFileOf(null, 'en')]).toEqual([0, 0])
    expect(sectionIn(courseOf(SECTION), 'another')).toBe(null)
  })
})

describe('points of a section', () => {
  it('are added in their order, within the film', () => {
    const added = after(pointAdded(SECTION, { key: 'point-03', questionId: 3, second: 20.4 }))
    expect(added.points.map(({ key, second }) => [key, second])).toEqual([
      ['point-01', 10],
      ['point-03', 20],
      ['point-02', 50],
    ])
    expect(
      after(pointAdded(SECTION, { key: 'point-03', questionId: 3, second: 400 })).points[2]?.second,
    ).toBe(100)
  })

  it('are moved, required or not, and taken out', () => {
    const [first, second] = SECTION.points as [CourseSection['points'][0], CourseSection['points'][0]]
    expect(pointsInOrder(after(pointMoved(SECTION, first, 60))).map(({ key }) => key)).toEqual([
      'point-02',
      'point-01',
    ])
    expect(after(pointMoved(SECTION, first, -4)).points[0]?.second).toBe(0)
    expect(pointMoved(SECTION, second, 50.2)).toEqual([])
    expect(after(pointRequired(second, true)).points[1]?.required).toBe(true)
    expect(after(pointRemoved(first)).points).toEqual([second])
  })

  it('have faults: twice the same, behind the end, too near', () => {
    const point = (key: string, questionId: number, second: number) => ({
      key,
      questionId,
      second,
      required: true,
    })
    const points = [
      point('a', 1, 10),
      point('b', 2, 12),
      point('c', 1, 40),
      point('d', 4, 101),
      point('e', 5, 60),
    ]
    expect([...pointFaults({ ...SECTION, points })]).toEqual([
      ['b', 'near'],
      ['c', 'twice'],
      ['d', 'beyond'],
    ])
    expect(pointFaults({ ...SECTION, points, file: null }).has('d')).toBe(false)
  })
})
