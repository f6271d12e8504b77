import {
  type CourseChapter,
  type CourseDocument,
  type CourseSection,
  emptyCourse,
} from '#contract/course-document.ts'

/** The key of a thing of a test's course, of the shape that clients make. */
export const keyOf = (name: string): string => `key-of-${encodeURIComponent(name).replaceAll('%', '')}`

export const aSection = (name: string, change: Partial<CourseSection> = {}): CourseSection => ({
  key: keyOf(name),
  name,
  kind: 'film',
  file: { fileId: 1, name: `${name}.mp4`, duration: 600 },
  captions: [],
  points: [],
  questionIds: [],
  ...change,
})

export const aChapter = (name: string, sections: readonly CourseSection[] = []): CourseChapter => ({
  key: keyOf(name),
  name,
  sections: [...sections],
})

/** Two chapters, `a` with the sections `a1` and `a2`, `b` with `b1`. */
export const aCourse = (change: Partial<CourseDocument> = {}): CourseDocument => ({
  ...emptyCourse('二次函数', 1),
  place: { stageId: 2, subjectId: 20, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
  chapters: [aChapter('a', [aSection('a1'), aSection('a2')]), aChapter('b', [aSection('b1')])],
  ...change,
})
