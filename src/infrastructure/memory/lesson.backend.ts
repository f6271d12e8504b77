import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { sectionsOf } from '#domain/course/course-detail.ts'
import type { Lesson } from '#domain/playback/lesson.ts'
import type { MemoryBackend } from './backend.ts'
import { COURSES } from './content/courses.ts'
import { courseAt } from './course.backend.ts'
import { learningIn } from './learning.backend.ts'
import { pointsIn } from './question.backend.ts'

/** A section of a recorded course as one person plays it, without a source where it is no film; undefined for none. */
export const lessonAt = (backend: MemoryBackend, personId: number, sectionId: number): Lesson | undefined => {
  const learning = learningIn(backend, personId)
  for (const { id } of COURSES) {
    const course = courseAt(backend.now(), { id, type: CONTENT_TYPE.recorded }, learning)
    const sections = course === undefined ? [] : sectionsOf(course)
    const film = sections.find((section) => section.id === sectionId)
    if (course === undefined || film === undefined) continue
    const films = sections.filter(({ kind }) => kind === 'video')
    const at = films.indexOf(film)
    return {
      courseId: id,
      chapterId: film.chapterId,
      sectionId,
      name: film.name,
      courseName: course.card.name,
      sources:
        at === -1
          ? []
          : [
              {
                label: '1080p',
                url: `/films/${sectionId}.mp4`,
                kind: 'file',
                height: 1080,
                cloudVideoId: '',
                cloudPlayAuth: '',
              },
            ],
      posterUrl: course.card.coverUrl,
      captions: [],
      chapters: [
        { second: 0, name: '引入' },
        { second: Math.round(film.duration / 4), name: '新授' },
        { second: Math.round((film.duration * 3) / 4), name: '小结' },
      ],
      duration: film.duration,
      points: pointsIn(backend, personId, sectionId),
      record: learning.records.get(sectionId) ?? null,
      previousId: films[at - 1]?.id ?? 0,
      nextId: at === -1 ? 0 : (films[at + 1]?.id ?? 0),
      finishRule: course.finishRule,
    }
  }
  return undefined
}
