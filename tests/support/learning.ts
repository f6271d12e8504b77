import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { LearningEntry, Occurrence } from '#domain/learning/learning-entry.ts'
import type { LearningMoment } from '#domain/learning/learning-moment.ts'
import { aCard } from '#tests/ui/support/a-card.ts'

/** A course left in its second section; every field can be replaced. */
export const anEntry = (change: Partial<LearningEntry> = {}): LearningEntry => ({
  id: 31,
  content: aCard(),
  courseId: 101,
  chapterId: 1,
  sectionId: 12,
  sectionName: '赵爽弦图',
  position: 760,
  duration: 1220,
  progress: 62,
  attended: null,
  sectionFinished: false,
  finished: false,
  invalid: false,
  occurrence: null,
  updateTime: '2026-03-04T02:20:00Z',
  ...change,
})

/** A live of 45 minutes. */
export const anOccurrence = (startTime: string, change: Partial<Occurrence> = {}): Occurrence => ({
  content: aLive(7),
  sessionName: '',
  startTime,
  endTime: new Date(Date.parse(startTime) + 45 * 60_000).toISOString(),
  reserved: false,
  cancelled: false,
  ...change,
})

export const aLive = (id: number, change: Partial<ContentCard> = {}): ContentCard =>
  aCard({ id, type: 2, liveStatus: 'announced', ...change })

/** A playback of the second section of a course, a little on; every field can be replaced. */
export const aMoment = (change: Partial<LearningMoment> = {}): LearningMoment => ({
  courseId: 101,
  courseType: 1,
  chapterId: 1011,
  sectionId: 10102,
  position: 75,
  duration: 600,
  progress: 12,
  playId: 'play-of-a-test',
  begins: false,
  at: Date.parse('2026-03-04T02:20:00Z'),
  ...change,
})
