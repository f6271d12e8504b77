import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { PlaceChoice } from '../school-file/school-place.ts'
import type { CourseTagRow } from './course-tags.ts'

/** The subject of the course; 0 if not chosen yet. */
export interface CourseFilingInput {
  readonly stageId: number
  readonly subjectId: number
}

/** The knowledge points and tags by which a course can be found, besides its place in a textbook. */
export interface CourseFiling {
  /** The knowledge points of the subject, each after its parent. */
  readonly knowledge: readonly PlaceChoice[]
  readonly rows: readonly CourseTagRow[]
}

export interface CourseFilingContext extends CourseFilingInput {
  /** Null until it has been read. */
  readonly filing: CourseFiling | null
  readonly failure: Failure | null
}

type Loaded = Result<CourseFiling, Failure>

/** Reads the knowledge points and tags to choose from for a course. R-studio-7. */
export const courseFilingMachine = setup({
  types: {
    input: {} as CourseFilingInput,
    context: {} as CourseFilingContext,
    events: {} as { type: 'filing.retry' },
    tags: {} as 'busy' | 'failing',
  },
  actors: { load: fromPromise<Loaded, CourseFilingInput>(unprovided('load')) },
  guards: { isLoaded: (_, result: Loaded) => result.ok },
  actions: {
    take: assign((_, result: Loaded) =>
      result.ok ? { filing: result.value, failure: null } : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'courseFiling',
  initial: 'loading',
  context: ({ input }) => ({ ...input, filing: null, failure: null }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { stageId, subjectId } }) => ({ stageId, subjectId }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {},
    failed: { tags: 'failing', on: { 'filing.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'filing.retry': 'loading' } },
  },
})
