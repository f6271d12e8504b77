import type { CourseCaption, CourseDocument, CoursePoint, CourseSection } from './course-document.ts'
import type { CourseEdit } from './course-edit.ts'

/** The section with a key; null if there is none. */
export const sectionIn = (document: CourseDocument, key: string): CourseSection | null =>
  document.chapters.flatMap(({ sections }) => sections).find((section) => section.key === key) ?? null

const captionsSet = (
  { key, captions }: CourseSection,
  value: readonly CourseCaption[],
): readonly CourseEdit[] => [{ op: 'set', key, field: 'captions', was: captions, value }]

/** Edits that set the caption file of a language. */
export const captionPut = (section: CourseSection, caption: CourseCaption): readonly CourseEdit[] => {
  const isIn = section.captions.some(({ language }) => language === caption.language)
  return captionsSet(
    section,
    isIn
      ? section.captions.map((one) => (one.language === caption.language ? caption : one))
      : [...section.captions, caption],
  )
}

export const captionTakenOut = (section: CourseSection, language: string): readonly CourseEdit[] =>
  captionsSet(
    section,
    section.captions.filter((one) => one.language !== language),
  )

/** The caption file of a language; 0 for none. */
export const captionFileOf = (section: CourseSection | null, language: string): number =>
  section?.captions.find((one) => one.language === language)?.fileId ?? 0

/** The least distance of two question points, in seconds; nearer ones would stop a learner twice in a row. */
export const POINTS_APART = 3

/** The question is asked twice in the film; the point lies after its end; it lies too near to another. */
export type PointFault = 'twice' | 'beyond' | 'near'

/** The question points, ordered by second. */
export const pointsInOrder = ({ points }: CourseSection): readonly CoursePoint[] =>
  [...points].sort((one, other) => one.second - other.second)

/** Faults by the key of the point. */
export const pointFaults = (section: CourseSection): ReadonlyMap<string, PointFault> => {
  const faults = new Map<string, PointFault>()
  const asked = new Set<number>()
  const end = section.file?.duration ?? 0
  let before = Number.NEGATIVE_INFINITY
  for (const { key, questionId, second } of pointsInOrder(section)) {
    if (asked.has(questionId)) faults.set(key, 'twice')
    else if (end > 0 && second > end) faults.set(key, 'beyond')
    else if (second - before < POINTS_APART) faults.set(key, 'near')
    asked.add(questionId)
    before = second
  }
  return faults
}

/** Rounds to a whole second within the film; `duration` is 0 if unknown. */
export const withinFilm = (second: number, duration: number): number =>
  Math.max(0, Math.min(Math.round(second), duration > 0 ? Math.floor(duration) : 86_400))

/** Edits that add a question at a second, required by default. */
export const pointAdded = (
  section: CourseSection,
  { key, questionId, second }: Pick<CoursePoint, 'key' | 'questionId' | 'second'>,
): readonly CourseEdit[] => {
  const at = withinFilm(second, section.file?.duration ?? 0)
  const before = section.points.find((point) => point.second > at)?.key ?? ''
  const thing = { key, questionId, second: at, required: true }
  return [{ op: 'add', kind: 'point', parent: section.key, before, thing }]
}

export const pointMoved = (
  section: CourseSection,
  point: CoursePoint,
  second: number,
): readonly CourseEdit[] => {
  const value = withinFilm(second, section.file?.duration ?? 0)
  return value === point.second
    ? []
    : [{ op: 'set', key: point.key, field: 'second', was: point.second, value }]
}

export const pointRequired = ({ key, required }: CoursePoint, value: boolean): readonly CourseEdit[] => [
  { op: 'set', key, field: 'required', was: required, value },
]

export const pointRemoved = (point: CoursePoint): readonly CourseEdit[] => [
  { op: 'remove', key: point.key, was: point },
]
