import type { CourseDetail, CourseSection } from '#domain/course/course-detail.ts'
import { aCard } from '#tests/ui/support/a-card.ts'

/** A film of ten minutes that nobody has begun; every field can be replaced. */
export const aSection = (id: number, change: Partial<CourseSection> = {}): CourseSection => ({
  id,
  chapterId: 1,
  name: `第${id}课时`,
  kind: 'video',
  duration: 600,
  questionCount: 0,
  progress: 0,
  position: 0,
  finished: false,
  requiredOpen: 0,
  recording: false,
  liveStatus: 'none',
  startTime: '',
  endTime: '',
  cancelled: false,
  file: null,
  ...change,
})

/** A recorded course of one chapter with these sections; every field can be replaced. */
export const aCourse = (
  sections: readonly CourseSection[],
  change: Partial<CourseDetail> = {},
): CourseDetail => ({
  card: aCard({ sectionCount: sections.length }),
  introduction: [],
  teachers: [],
  chapters: sections.length === 0 ? [] : [{ id: 1, name: '第一章', sections }],
  attachments: [],
  lastPlace: null,
  studyCount: 0,
  finishRule: '',
  related: [],
  live: null,
  ...change,
})

export const LIVE_START = Date.parse('2026-09-01T11:00:00Z')
export const LIVE_END = Date.parse('2026-09-01T12:00:00Z')

/** A live course of one session from `LIVE_START` to `LIVE_END`, announced. */
export const aLiveCourse = (change: Partial<CourseDetail> = {}): CourseDetail => {
  const times = {
    liveStatus: 'announced',
    startTime: new Date(LIVE_START).toISOString(),
    endTime: new Date(LIVE_END).toISOString(),
  } as const
  return aCourse([aSection(1, { kind: 'live', ...times })], {
    card: aCard({ type: 2, sectionCount: 1, ...times }),
    live: { reserved: false, reserveCount: 4, cancelled: false, teaching: false },
    ...change,
  })
}
