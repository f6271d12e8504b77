import type { CourseTagRow } from '#domain/studio/course-tags.ts'

/** Numbers that no kind of resource has. */
const FIRST_ID = 101

/** What a course can be given to be found by: one of how it is meant to be used. */
export const COURSE_TAGS: readonly CourseTagRow[] = [
  {
    code: 'lesson-kind',
    name: '课型',
    multiple: false,
    tags: ['新授课', '实验课', '专题课', '复习课'].map((name, index) => ({ id: FIRST_ID + index, name })),
  },
]
