import type { StreamKind } from '../media/hls.ts'
import type { CourseDocument } from './catalogue.ts'
import type { LessonPlan } from './lesson-plan.ts'

/**
 * Which films are cut into HLS: those of live lessons, which are broadcast, just as they are. `ladders` are cut into two
 * renditions, for the choice of quality.
 */
export const streamKinds = (
  plans: readonly LessonPlan[],
  courses: readonly CourseDocument[],
  ladders: ReadonlySet<string>,
): ReadonlyMap<string, StreamKind> => {
  const lives = new Set(courses.filter(({ isLive }) => isLive).map(({ key }) => key))
  return new Map(
    plans.flatMap(({ key, course = '' }): readonly (readonly [string, StreamKind])[] => {
      if (ladders.has(key)) return [[key, 'ladder']]
      return lives.has(course) ? [[key, 'whole']] : []
    }),
  )
}
