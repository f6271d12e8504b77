import { type CourseDetail, isPlayable, sectionsOf } from './course-detail.ts'

/** A learner's progress without the answers. Seconds. */
export interface WatchedReport {
  readonly watched: number
  readonly total: number
  readonly finished: number
  readonly sections: number
}

/** Watched is how far each film was seen, however often. */
export const watchedReportOf = (course: CourseDetail): WatchedReport => {
  const films = sectionsOf(course).filter(isPlayable)
  return {
    watched: Math.round(films.reduce((sum, { duration, progress }) => sum + (duration * progress) / 100, 0)),
    total: films.reduce((sum, { duration }) => sum + duration, 0),
    finished: films.filter(({ finished }) => finished).length,
    sections: films.length,
  }
}
