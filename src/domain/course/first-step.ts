import { type CourseDetail, type CourseSection, isPlayable, sectionsOf } from './course-detail.ts'

/** What the primary button of a course does. `number` counts the sections of the course from 1; positions in seconds. */
export type FirstStep =
  | {
      readonly kind: 'start' | 'again' | 'practise' | 'enter' | 'replay' | 'prepare'
      readonly sectionId: number
    }
  | {
      readonly kind: 'continue'
      readonly sectionId: number
      readonly number: number
      readonly position: number
    }
  | { readonly kind: 'reserve' | 'reserved' | 'waitForReplay' | 'cancelled' | 'noSections' | 'noFilms' }

/** What there is to do first with a course. A live one is what the server says: a device's clock may be wrong. */
export const firstStepOf = (course: CourseDetail): FirstStep =>
  course.live === null ? firstStepOfRecorded(course) : firstStepOfLive(course, course.live)

const firstStepOfRecorded = (course: CourseDetail): FirstStep => {
  const sections = sectionsOf(course)
  const films = sections.filter(isPlayable)
  const first = films[0]
  const isWatched = films.every(({ finished }) => finished)
  const exercises = sections.filter(isExercise)
  // Where there is nothing else, what was answered is practised once more.
  const exercise =
    exercises.find(({ finished }) => !finished) ?? (first === undefined ? exercises[0] : undefined)
  if (isWatched && exercise !== undefined) return { kind: 'practise', sectionId: exercise.id }
  if (first === undefined) return { kind: sections.length === 0 ? 'noSections' : 'noFilms' }
  if (isWatched) return { kind: 'again', sectionId: first.id }
  const begun = films.some(({ progress, finished }) => progress > 0 || finished)
  if (!begun && course.lastPlace === null) return { kind: 'start', sectionId: first.id }
  const next = goOnWith(films, course.lastPlace?.sectionId ?? 0) ?? first
  return {
    kind: 'continue',
    sectionId: next.id,
    number: sections.indexOf(next) + 1,
    position: next.finished ? 0 : next.position,
  }
}

const isExercise = ({ kind, questionCount }: CourseSection): boolean =>
  kind === 'questions' && questionCount > 0

/** Where the learner stopped; after a finished one the next unfinished, from the beginning again at the end. */
const goOnWith = (films: readonly CourseSection[], lastId: number): CourseSection | undefined => {
  const at = films.findIndex(({ id }) => id === lastId)
  const inOrder = at === -1 ? films : [...films.slice(at), ...films.slice(0, at)]
  return inOrder.find(({ finished }) => !finished)
}

const firstStepOfLive = (
  course: CourseDetail,
  { reserved, cancelled, teaching }: NonNullable<CourseDetail['live']>,
): FirstStep => {
  const sessions = sectionsOf(course)
  if (cancelled) return { kind: 'cancelled' }
  const at = (wanted: string) =>
    sessions.find((session) => session.liveStatus === wanted && !session.cancelled) ?? sessions[0]
  switch (course.card.liveStatus) {
    case 'running': {
      const session = at('running')
      return session === undefined ? { kind: 'noSections' } : { kind: 'enter', sectionId: session.id }
    }
    case 'ended':
      return { kind: 'waitForReplay' }
    case 'replay': {
      const session = at('replay')
      return session === undefined ? { kind: 'noSections' } : { kind: 'replay', sectionId: session.id }
    }
    case 'announced':
    case 'none': {
      const session = at('announced')
      if (teaching && session !== undefined) return { kind: 'prepare', sectionId: session.id }
      return { kind: reserved ? 'reserved' : 'reserve' }
    }
  }
}
