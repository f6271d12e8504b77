import { FINISHED_PERCENT } from '#contract/learning.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { CourseDetail, CourseSection, SectionKind } from '#domain/course/course-detail.ts'
import { COURSES } from './content/courses.ts'
import { livesAt } from './content/lives.ts'
import type { Learning } from './learning.backend.ts'
import { endingKey } from './live-console.backend.ts'
import { fileOfResource, resourcesNear } from './resource.backend.ts'

const SECTIONS_OF_A_CHAPTER = 4
const CHAPTERS: readonly string[] = ['引入与探究', '方法与例题', '综合与检测']
const NAMES: readonly string[] = ['从一个问题说起', '动手试一试', '归纳与证明', '当堂练习']

/** Every fourth section asks questions, the one before it hands out a paper. */
const kindAt = (index: number): SectionKind => {
  if (index % SECTIONS_OF_A_CHAPTER === 3) return 'questions'
  return index === 2 ? 'file' : 'video'
}

/** When lessons were ended before their time, by `endingKey`; milliseconds since 1970. */
type Endings = ReadonlyMap<string, number>

const NO_ENDINGS: Endings = new Map()

const asItEnded = (section: CourseSection, endings: Endings): CourseSection => {
  const ended = endings.get(endingKey(section.id, section.startTime))
  if (ended === undefined || section.liveStatus !== 'running') return section
  return { ...section, liveStatus: 'replay', endTime: new Date(ended).toISOString() }
}

const sectionOf = (course: ContentCard, learning: Learning, index: number): CourseSection => {
  const kind = course.liveStatus === 'none' ? kindAt(index) : 'live'
  const id = course.id * 100 + index + 1
  const record = learning.records.get(id)
  const paper = kind === 'file' ? resourcesNear(course)[0] : undefined
  return {
    id,
    chapterId: course.id * 10 + Math.floor(index / SECTIONS_OF_A_CHAPTER) + 1,
    name:
      kind === 'live' ? course.name : `${index + 1}. ${NAMES[index % SECTIONS_OF_A_CHAPTER] ?? course.name}`,
    kind,
    duration: kind === 'video' || kind === 'live' ? Math.round(course.duration / course.sectionCount) : 0,
    questionCount: kind === 'questions' ? 3 : 0,
    progress: record?.progress ?? 0,
    position: record?.position ?? 0,
    finished: record?.finished ?? false,
    requiredOpen: 0,
    recording: false,
    liveStatus: course.liveStatus,
    startTime: course.startTime,
    endTime: course.endTime,
    cancelled: course.cancelled,
    file: paper === undefined ? null : { ...fileOfResource(paper), resourceId: paper.id },
  }
}

/** A course of this kind, as one person sees it; undefined for none. */
export const courseAt = (
  now: number,
  { id, type }: { readonly id: number; readonly type: number },
  learning: Learning,
  endings: Endings = NO_ENDINGS,
): CourseDetail | undefined => {
  const all = [...COURSES, ...livesAt(now)]
  const card = all.find((course) => course.id === id && course.type === type)
  if (card === undefined) return undefined
  const sections = Array.from({ length: card.sectionCount }, (_, index) =>
    asItEnded(sectionOf(card, learning, index), endings),
  )
  const last = learning.learned.find((entry) => entry.courseId === id)
  const live = card.liveStatus !== 'none'
  const reserved = learning.reserved.has(id)
  return {
    card,
    introduction: [card.summary, `适合${card.place.book.name || card.place.stage.name}备课与课后复习使用。`],
    teachers: [
      {
        id: 1,
        name: card.teacherName,
        avatarUrl: '',
        title: '高级教师',
        organisationName: card.organisationName,
      },
    ],
    chapters: CHAPTERS.map((name, index) => {
      const chapterId = id * 10 + index + 1
      return { id: chapterId, name, sections: sections.filter((section) => section.chapterId === chapterId) }
    }).filter((chapter) => chapter.sections.length > 0),
    attachments: resourcesNear(card).map((resource) => ({
      ...fileOfResource(resource),
      resourceId: resource.id,
    })),
    lastPlace: last === undefined ? null : { sectionId: last.sectionId, position: last.position },
    studyCount: last === undefined ? 0 : 1,
    finishRule: `看满 ${FINISHED_PERCENT}% 即为学完；学完以后再看不会变回未学完。`,
    related: all.filter((other) => other.type === type && other.id !== id).slice(0, 4),
    live: live
      ? { reserved, reserveCount: reserved ? 1 : 0, cancelled: card.cancelled, teaching: false }
      : null,
  }
}
