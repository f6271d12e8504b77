import { CONTENT_TYPE, type ContentType } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { LearningEntry } from '#domain/learning/learning-entry.ts'
import type { LiveSession } from '#domain/live/live-session.ts'
import type { LessonRecord } from '#domain/playback/lesson.ts'
import type { MemoryBackend } from './backend.ts'
import { BANK } from './content/bank.ts'
import { COURSES } from './content/courses.ts'
import { livesAt } from './content/lives.ts'
import { RESOURCES } from './content/resources.ts'

const HOUR_MS = 3_600_000

/** What the in-memory backend knows of one person's learning. */
export interface Learning {
  learned: readonly LearningEntry[]
  browsed: readonly LearningEntry[]
  /** By id of the section. */
  readonly records: Map<number, LessonRecord>
  /** By id of the live course: when the reserved occurrence begins. */
  readonly reserved: Map<number, string>
}

/** Everything that there is, by its kind at this moment. */
export const contentsAt = (now: number): readonly ContentCard[] => [...COURSES, ...livesAt(now), ...RESOURCES]

export const contentAt = (now: number, id: number, type: ContentType): ContentCard | undefined =>
  [...contentsAt(now), ...BANK.map(({ card }) => card)].find(
    (content) => content.id === id && content.type === type,
  )

/** A line that says no more than that the content was met at this time. */
export const metAt = (content: ContentCard, id: number, time: number): LearningEntry => ({
  id,
  content,
  courseId: content.id,
  chapterId: 0,
  sectionId: 0,
  sectionName: '',
  position: 0,
  duration: 0,
  progress: 0,
  attended: null,
  sectionFinished: false,
  finished: false,
  invalid: false,
  occurrence: null,
  updateTime: new Date(time).toISOString(),
})

const SECTION_SECONDS = 1220

/** All courses were begun, each longer ago and less far than the one before; the last ones long since finished. */
const learnedUntil = (now: number): readonly LearningEntry[] =>
  COURSES.map((course, index) => {
    const finished = index >= 9
    const progress = finished ? 100 : Math.max(3, 62 - index * 14)
    return {
      ...metAt({ ...course, progress }, 1000 + index, now - (index * 26 + 2) * HOUR_MS),
      chapterId: course.id * 10 + 1,
      sectionId: course.id * 100 + 1 + (index % 2),
      sectionName: `第${1 + (index % 2)}课时`,
      position: finished ? SECTION_SECONDS : Math.round((SECTION_SECONDS * progress) / 100),
      duration: SECTION_SECONDS,
      progress,
      sectionFinished: finished,
      finished,
    }
  })

const recordOf = ({ position, progress, sectionFinished, updateTime }: LearningEntry): LessonRecord => ({
  position,
  progress,
  finished: sectionFinished,
  updatedAt: updateTime,
})

const browsedUntil = (now: number): readonly LearningEntry[] =>
  contentsAt(now).map((content, index) => metAt(content, 2000 + index, now - (index * 9 + 1) * HOUR_MS))

const dataByBackend = new WeakMap<MemoryBackend, Map<number, Learning>>()

/** What one person learned, browsed and reserved in a backend, from the moment it is first asked for. */
export const learningIn = (backend: MemoryBackend, personId: number): Learning => {
  const data = dataByBackend.get(backend) ?? new Map<number, Learning>()
  dataByBackend.set(backend, data)
  const known = data.get(personId)
  if (known !== undefined) return known
  const now = backend.now()
  const learned = learnedUntil(now)
  const begun = {
    learned,
    browsed: browsedUntil(now),
    records: new Map(learned.map((entry) => [entry.sectionId, recordOf(entry)])),
    reserved: new Map<number, string>(),
  }
  data.set(personId, begun)
  return begun
}

/** A new look at a content: it moves to the top of what was browsed, later than all there, were it in the same millisecond. */
export const browse = (backend: MemoryBackend, learning: Learning, content: ContentCard): void => {
  const latest = Date.parse(learning.browsed[0]?.updateTime ?? '') || 0
  const before = learning.browsed.find((entry) => entry.content.id === content.id)
  const id = before?.id ?? 3000 + learning.browsed.length
  learning.browsed = [
    metAt(content, id, Math.max(backend.now(), latest + 1)),
    ...learning.browsed.filter((entry) => entry !== before),
  ]
}

/** Sits in a live lesson at this moment: what was heard of at most a minute ago went on until now. */
export const attend = (backend: MemoryBackend, learning: Learning, session: LiveSession): void => {
  const { courseId, chapterId, sectionId, name, duration } = session.lesson
  const content = contentAt(backend.now(), courseId, CONTENT_TYPE.live)
  if (content === undefined) return
  const before = learning.learned.find((entry) => entry.content.id === courseId)
  const { at, seconds } = before?.attended ?? { at: '', seconds: 0 }
  const gap = (backend.now() - Date.parse(at)) / 1000
  const attended = {
    at: new Date(backend.now()).toISOString(),
    seconds: seconds + (gap <= 60 ? Math.round(gap) : 0),
  }
  const met = metAt(content, before?.id ?? 4000 + learning.learned.length, backend.now())
  learning.learned = [
    {
      ...(before ?? { ...met, chapterId, sectionId, sectionName: name, duration }),
      updateTime: met.updateTime,
      attended,
    },
    ...learning.learned.filter((entry) => entry !== before),
  ]
}

/** A card as this person has it: with whether they reserved what is announced. */
export const withReservation =
  ({ reserved }: Pick<Learning, 'reserved'>) =>
  (content: ContentCard): ContentCard =>
    canReserve(content) ? { ...content, reserved: reserved.get(content.id) === content.startTime } : content

const canReserve = ({ type, liveStatus, cancelled }: ContentCard): boolean =>
  type === CONTENT_TYPE.live && liveStatus === 'announced' && !cancelled

/** Reserves what is announced; says whether it could. */
export const reserve = (learning: Learning, content: ContentCard): boolean => {
  if (!canReserve(content)) return false
  learning.reserved.set(content.id, content.startTime)
  return true
}
