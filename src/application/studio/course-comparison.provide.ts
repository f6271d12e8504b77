import { fromPromise } from 'xstate'
import { courseComparisonMachine } from '#domain/studio/course-comparison.machine.ts'
import type { CourseDraftPort } from './course-draft.port.ts'

export const provideCourseComparison = (drafts: CourseDraftPort) =>
  courseComparisonMachine.provide({
    actors: { compare: fromPromise(({ input, signal }) => drafts.compare(input, signal)) },
  })
