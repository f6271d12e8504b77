import type { Board, LessonScript } from '../../lessons/types.ts'
import type { CourseDocument, Origin, ResourceDocument } from './catalogue.ts'
import { type Statement, statementOf } from './point.ts'

/** What stands on one slide and is said meanwhile. */
export interface PlanSlide extends Statement {
  readonly boards: readonly Board[]
}

/** A lesson before it is filmed: a title and what stands on its slides. */
export interface LessonPlan extends Origin {
  readonly key: string
  readonly title: string
  readonly slides: readonly PlanSlide[]
  /** The course or live course whose lesson it is; absent for a film of the library. */
  readonly course?: string
}

const shortEnough = 72

/** As many whole sentences as can be read and heard on one slide. */
const brief = ({ heading, sentences }: Statement): PlanSlide => {
  const kept: string[] = []
  for (const sentence of sentences) {
    if (kept.length > 0 && kept.join('').length + sentence.length > shortEnough) break
    kept.push(sentence)
  }
  return {
    heading,
    sentences: kept.map((text, index) => (index === kept.length - 1 ? text.replace(/；$/u, '。') : text)),
    boards: [],
  }
}

const ofPoints = (points: readonly string[]): readonly PlanSlide[] =>
  points.filter((point) => !point.includes('｜')).map((point) => brief(statementOf(point)))

const ofResource = ({ key, title, points, ...origin }: ResourceDocument): LessonPlan => ({
  key,
  title,
  subject: origin.subject,
  stage: origin.stage,
  place: origin.place,
  teacher: origin.teacher,
  teacherTitle: origin.teacherTitle,
  school: origin.school,
  slides: ofPoints(points),
})

/** The key of the film of a lesson: that of its course and the place of the lesson in it, counted from 1. */
export const filmKey = (course: string, place: number): string =>
  `${course}-${String(place).padStart(2, '0')}`

const ofScript = (
  { course, lesson, slides }: LessonScript,
  courses: readonly CourseDocument[],
): LessonPlan => {
  const its = courses.find(({ key }) => key === course)
  if (!its) throw new Error(`a film of a course that is not there: ${course}`)
  const place = its.lessons.indexOf(lesson)
  if (place < 0) throw new Error(`${course} has no lesson ${lesson}`)
  const { subject, stage, teacher, teacherTitle, school } = its
  return {
    key: filmKey(course, place + 1),
    title: lesson,
    course,
    subject,
    stage,
    place: its.place,
    teacher,
    teacherTitle,
    school,
    slides,
  }
}

/** Every film of the library is a lesson, and so is every script that was written for a lesson of a course. */
export const lessonPlans = (
  resources: readonly ResourceDocument[],
  courses: readonly CourseDocument[],
  scripts: readonly LessonScript[],
): readonly LessonPlan[] =>
  [
    ...resources.filter(({ format }) => format === 'mp4').map(ofResource),
    ...scripts.map((script) => ofScript(script, courses)),
  ].toSorted((one, other) => (one.key < other.key ? -1 : 1))
