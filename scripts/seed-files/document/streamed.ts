import type { SubjectContent } from '../../../server/seed/content/types.js'
import type { StreamKind } from '../media/hls.js'
import type { LessonPlan } from './lesson-plan.js'

/** Subjects whose first lesson is cut into two renditions, for the choice of quality. */
const LADDERS: ReadonlySet<string> = new Set(['chinese', 'math', 'physics'])

/** Which lessons are cut into HLS: the first of each stage that has live courses, which play it as their stream. */
export const streamKinds = (
  plans: readonly LessonPlan[],
  subjects: readonly SubjectContent[],
): ReadonlyMap<string, StreamKind> => {
  const kinds = new Map<string, StreamKind>()
  for (const { subject, stages } of subjects) {
    const ofSubject = plans.filter((plan) => plan.subject === subject)
    for (const { stage, lives } of stages) {
      const first = ofSubject.find((plan) => plan.stage === stage) ?? ofSubject[0]
      if (first && lives.length > 0) kinds.set(first.key, 'single')
    }
    const [first] = ofSubject
    if (first && LADDERS.has(subject)) kinds.set(first.key, 'ladder')
  }
  return kinds
}
