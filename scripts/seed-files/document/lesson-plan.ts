import type { CourseDocument, Origin, ResourceDocument } from './catalogue.js'
import { type Statement, statementOf } from './point.js'

/** A lesson before it is filmed: a title and what stands on its slides. */
export interface LessonPlan extends Origin {
  readonly key: string
  readonly title: string
  readonly statements: readonly Statement[]
}

const shortEnough = 72

/** As many whole sentences as can be read and heard on one slide. */
const brief = ({ heading, sentences }: Statement): Statement => {
  const kept: string[] = []
  for (const sentence of sentences) {
    if (kept.length > 0 && kept.join('').length + sentence.length > shortEnough) break
    kept.push(sentence)
  }
  return {
    heading,
    sentences: kept.map((text, index) => (index === kept.length - 1 ? text.replace(/；$/u, '。') : text)),
  }
}

const ofPoints = (points: readonly string[]): readonly Statement[] =>
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
  statements: ofPoints(points),
})

/** A course shows what a deck of the same chapter teaches; without one, what its own chapters are about. */
const ofCourse = (course: CourseDocument, resources: readonly ResourceDocument[]): LessonPlan => {
  const chapter = course.place.slice(0, 3).join('/')
  const near = resources.filter(
    ({ place, kind }) =>
      place.slice(0, 3).join('/') === chapter && (kind === '课件' || kind === '学案' || kind === '教案'),
  )
  const deck = near.find(({ kind, points }) => kind === '课件' && ofPoints(points).length >= 3)
  const outline = course.chapters.map(({ name, sections }) => ({
    heading: name,
    sentences: sections
      .filter(({ kind }) => kind === 'video')
      .slice(0, 3)
      .map((section) => `${section.name.replace(/[。！]$/u, '')}。`),
  }))
  const { key, title, subject, stage, place, teacher, teacherTitle, school } = course
  const statements =
    deck === undefined
      ? [brief({ heading: '这门课学什么', sentences: [course.summary] }), ...outline]
      : ofPoints(deck.points)
  return { key, title, subject, stage, place, teacher, teacherTitle, school, statements }
}

const lessonsOfSubject = 2

/**
 * Every film of the library is a lesson. A stage with courses but no film gets one from its first course, and so
 * does a subject with fewer than two.
 */
export const lessonPlans = (
  resources: readonly ResourceDocument[],
  courses: readonly CourseDocument[],
): readonly LessonPlan[] => {
  const plans = resources.filter(({ format }) => format === 'mp4').map(ofResource)
  for (const course of courses) {
    const ofStage = plans.filter(({ subject, stage }) => subject === course.subject && stage === course.stage)
    if (ofStage.length === 0) plans.push(ofCourse(course, resources))
  }
  for (const course of courses) {
    const ofSubject = plans.filter(({ subject }) => subject === course.subject)
    const isTaken = plans.some(({ key }) => key === course.key)
    if (ofSubject.length < lessonsOfSubject && !isTaken) plans.push(ofCourse(course, resources))
  }
  return plans.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}
