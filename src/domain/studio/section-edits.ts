import type { CourseCaption, CourseDocument, CoursePoint, CourseSection } from './course-document.ts'
import type { CourseEdit } from './course-edit.ts'

/** A section by its key; null for none. */
export const sectionIn = (document: CourseDocument, key: string): CourseSection | null =>
  document.chapters.flatMap(({ sections }) => sections).find((section) => section.key === key) ?? null

const captionsSet = (
  { key, captions }: CourseSection,
  value: readonly CourseCaption[],
): readonly CourseEdit[] => [{ op: 'set', key, field: 'captions', was: captions, value }]

/** The stored file of one language is another, or the language is new. */
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

/** The file that says what is said in a language; 0 for none. */
export const captionFileOf = (section: CourseSection | null, language: string): number =>
  section?.captions.find((one) => one.language === language)?.fileId ?? 0

/** Points that are nearer than this to one another would stop a learner twice at once, in seconds. */
export const POINTS_APART = 3

/** Asked twice in this film; behind its end; so near to another that the film stops twice at once. */
export type PointFault = 'twice' | 'beyond' | 'near'

/** By their seconds. */
export const pointsInOrder = ({ points }: CourseSection): readonly CoursePoint[] =>
  [...points].sort((one, other) => one.second - other.second)

/** What is wrong, by the point's key. */
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

/** A whole second within the film; `duration` 0 for unknown. */
export const withinFilm = (second: number, duration: number): number =>
  Math.max(0, Math.min(Math.round(second), duration > 0 ? Math.floor(duration) : 86_400))

/** A question asked at a second; required at first. */
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
