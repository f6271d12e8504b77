import { FINISHED_PERCENT } from '#contract/learning.ts'
import { type CourseDetail, type CourseSection, isPlayable } from '#domain/course/course-detail.ts'
import type { LearningMoment } from '#domain/learning/learning-moment.ts'
import type { LessonRecord } from '#domain/playback/lesson.ts'
import type { MemoryBackend } from './backend.ts'
import { courseAt } from './course.backend.ts'
import { type Learning, metAt } from './learning.backend.ts'

const merged = (known: LessonRecord | undefined, moment: LearningMoment, now: number): LessonRecord => {
  const updatedAt = new Date(Math.min(now, moment.at)).toISOString()
  const position = Math.floor(moment.position)
  const isLatest =
    known === undefined ||
    updatedAt > known.updatedAt ||
    (updatedAt === known.updatedAt && position > known.position)
  return {
    position: isLatest ? position : known.position,
    progress: Math.max(known?.progress ?? 0, moment.progress),
    finished: known?.finished === true || moment.progress >= FINISHED_PERCENT,
    updatedAt: isLatest ? updatedAt : known.updatedAt,
  }
}

const progressOf = (learning: Learning, sections: readonly CourseSection[]): number => {
  const sum = sections.reduce((total, { id }) => total + (learning.records.get(id)?.progress ?? 0), 0)
  return Math.round(sum / Math.max(1, sections.length))
}

/** The course moves to its place among what was learned. */
const stand = (learning: Learning, { card, chapters }: CourseDetail, section: CourseSection): void => {
  const record = learning.records.get(section.id)
  const before = learning.learned.find(({ content }) => content.id === card.id)
  if (record === undefined || (before !== undefined && before.updateTime > record.updatedAt)) return
  const sections = chapters.flatMap((chapter) => chapter.sections).filter(isPlayable)
  const progress = progressOf(learning, sections)
  const id = before?.id ?? 4000 + learning.learned.length
  const entry = {
    ...metAt({ ...card, progress }, id, Date.parse(record.updatedAt)),
    chapterId: section.chapterId,
    sectionId: section.id,
    sectionName: section.name,
    position: record.position,
    duration: section.duration,
    progress: record.progress,
    sectionFinished: record.finished,
    finished: sections.every((one) => learning.records.get(one.id)?.finished),
  }
  learning.learned = [entry, ...learning.learned.filter((other) => other !== before)].sort((a, b) =>
    b.updateTime.localeCompare(a.updateTime),
  )
}

/** Merges a moment into what one person learned; null where there is no such section. */
export const learn = (
  backend: MemoryBackend,
  learning: Learning,
  moment: LearningMoment,
): LessonRecord | null => {
  const course = courseAt(backend.now(), { id: moment.courseId, type: moment.courseType }, learning)
  const section = course?.chapters
    .flatMap(({ sections }) => sections)
    .find(({ id }) => id === moment.sectionId)
  if (course === undefined || section === undefined) return null
  const record = merged(learning.records.get(section.id), moment, backend.now())
  learning.records.set(section.id, record)
  stand(learning, course, section)
  return record
}
