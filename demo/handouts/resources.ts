import type { CourseContent, ResourceContent, StageContent, SubjectContent } from '../content/types.ts'
import { LESSON_HANDOUTS } from './index.ts'
import type { Handout } from './types.ts'

const handoutsOf = (course: string): readonly Handout[] =>
  LESSON_HANDOUTS.filter((it) => it.course === course).flatMap(({ handouts }) => handouts)

const keyOf = (course: string, index: number): string =>
  `${course}-handout-${String(index + 1).padStart(2, '0')}`

/** The resource that is read in a lesson of a course; undefined where no handout was written for it. */
export const handoutKey = (course: string, lesson: string): string | undefined => {
  const index = handoutsOf(course).findIndex((it) => it.lesson === lesson)
  return index < 0 ? undefined : keyOf(course, index)
}

const resourceOf = (course: CourseContent, handout: Handout, index: number): ResourceContent => ({
  key: keyOf(course.key, index),
  title: handout.lesson,
  place: course.place,
  teacher: course.teacher,
  kind: '课件',
  format: 'docx',
  summary: handout.aim,
  points: handout.parts.map(({ heading, blocks }) => {
    const said = blocks.flatMap((block) => (block.kind === 'text' ? block.text : []))
    return said.length === 0 ? heading : `${heading}：${said.join('')}`
  }),
  handout,
})

const inStage = (stage: StageContent): StageContent => ({
  ...stage,
  handouts: stage.courses.flatMap((course) =>
    handoutsOf(course.key).map((handout, index) => resourceOf(course, handout, index)),
  ),
})

/** The handouts of a subject's courses among its resources. */
export const withHandouts = (subject: SubjectContent): SubjectContent => ({
  ...subject,
  stages: subject.stages.map(inStage),
})
