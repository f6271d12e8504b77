import { FINISHED_PERCENT } from '#contract/learning.ts'
import { CONTENT_TYPE } from '#server/db/schema/content.ts'
import { SECTION_TYPE } from '#server/db/schema/course.ts'
import type { learningRecord } from '#server/db/schema/learning-record.ts'
import type { Contents } from './contents.ts'
import { chanceFor } from './random.ts'

const HOUR_MS = 3600_000

/** How long ago, which film of the course, and how far (0–1): six courses begun, the last finished. */
const BEGUN = [
  { hoursAgo: 3, film: 1, share: 0.42 },
  { hoursAgo: 26, film: 0, share: 0.71 },
  { hoursAgo: 50, film: 2, share: 0.18 },
  { hoursAgo: 97, film: 0, share: 0.55 },
  { hoursAgo: 170, film: 1, share: 0.3 },
  { hoursAgo: 220, film: 0, share: 1 },
]

/** Courses of different subjects that the demonstration teacher has begun, so that 继续学习 has something to say. */
export const learningOf = (
  userId: number,
  { contents, chapters, sections }: Contents,
  subjectOf: (subjectId: number) => string,
  now: Date,
): (typeof learningRecord.$inferInsert)[] => {
  const seen = new Set<string>()
  const courses = contents.all.filter(({ type, subjectId }) => {
    const subject = subjectOf(subjectId)
    if (type !== CONTENT_TYPE.recorded || seen.has(subject)) return false
    seen.add(subject)
    return true
  })
  return BEGUN.flatMap(({ hoursAgo, film, share }, index) => {
    const course = courses[index]
    if (!course) return []
    const own = new Set(chapters.all.filter(({ contentId }) => contentId === course.id).map(({ id }) => id))
    const films = sections.all.filter(
      ({ chapterId, sectionType, fileId }) =>
        own.has(chapterId) && sectionType === SECTION_TYPE.video && fileId !== null,
    )
    const section = films[film % Math.max(1, films.length)]
    if (!section) return []
    const isFinished = share * 100 >= FINISHED_PERCENT
    return [
      {
        userId,
        recordType: 1,
        contentId: course.id,
        chapterId: section.chapterId,
        sectionId: section.id,
        playCount: 1 + (index % 3),
        progress: Math.round(share * 100),
        position: isFinished ? section.duration : Math.floor(section.duration * share),
        duration: section.duration,
        isFinished,
        updatedAt: new Date(now.getTime() - hoursAgo * HOUR_MS),
      },
    ]
  })
}

/** Colleagues who have begun the recorded courses: never more than a third of those who looked at a course. */
export const learnersOf = (
  userIds: readonly number[],
  { contents, chapters, sections }: Contents,
  now: Date,
): (typeof learningRecord.$inferInsert)[] => {
  const courseIn = (chapterId: number): number => chapters.all[chapterId - 1]?.contentId ?? 0
  const films = new Map<number, (typeof sections.all)[number]>()
  for (const section of sections.all) {
    const courseId = courseIn(section.chapterId)
    if (section.sectionType === SECTION_TYPE.video && section.fileId !== null && !films.has(courseId))
      films.set(courseId, section)
  }
  return contents.all.flatMap(({ id, type, viewCount, teacherId, name }) => {
    const film = films.get(id)
    if (type !== CONTENT_TYPE.recorded || film === undefined) return []
    const chance = chanceFor(`${name} learners`)
    const others = userIds.filter((userId) => userId !== teacherId)
    const from = chance(0, others.length - 1)
    return [...others.slice(from), ...others.slice(0, from)]
      .slice(0, Math.floor(viewCount / 3))
      .map((userId) => {
        const progress = chance(5, 100)
        return {
          userId,
          recordType: 1,
          contentId: id,
          chapterId: film.chapterId,
          sectionId: film.id,
          playCount: chance(1, 3),
          progress,
          position: Math.floor((film.duration * progress) / 100),
          duration: film.duration,
          isFinished: progress >= FINISHED_PERCENT,
          updatedAt: new Date(now.getTime() - chance(1, 60 * 24) * HOUR_MS),
        }
      })
  })
}
