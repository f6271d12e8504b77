import { assign, emit, setup } from 'xstate'
import type { CoursePoint } from './course-document.ts'

export interface PreviewStopInput {
  readonly points: readonly CoursePoint[]
}

export interface PreviewStopContext {
  /** Ordered by second. */
  readonly points: readonly CoursePoint[]
  /** Keys of points that were passed since the film was last before them. */
  readonly passed: readonly string[]
  /** Seconds. */
  readonly position: number
  /** The question point at which the film is stopped; null while it plays. */
  readonly point: CoursePoint | null
}

export type PreviewStopEvent =
  | { type: 'preview.moved'; second: number }
  | { type: 'preview.sought'; second: number }
  | { type: 'preview.continue' }

export type PreviewStopEmitted = { type: 'preview.stop'; second: number } | { type: 'preview.go' }

/** How early a player may stop at a point, in seconds. */
const TOLERANCE = 0.25

const dueAt = ({ points, passed, position }: PreviewStopContext, second: number): CoursePoint | null =>
  points.find(
    (point) =>
      !passed.includes(point.key) &&
      point.second >= position - TOLERANCE &&
      point.second <= second + TOLERANCE,
  ) ?? null

/**
 * The question stops of a film in the preview of a course: stops as for a learner, but takes no answer and
 * allows seeking; nothing is recorded. After seeking back, a point stops the film again.
 */
export const previewStopMachine = setup({
  types: {
    input: {} as PreviewStopInput,
    context: {} as PreviewStopContext,
    events: {} as PreviewStopEvent,
    emitted: {} as PreviewStopEmitted,
  },
  guards: {
    isDue: ({ context }, second: number) => dueAt(context, second) !== null,
    isElsewhere: ({ context: { point } }, second: number) =>
      point !== null && Math.abs(second - point.second) > 2 * TOLERANCE,
  },
  actions: {
    halt: assign(({ context }, second: number) => ({ point: dueAt(context, second) })),
    follow: assign((_, position: number) => ({ position })),
    land: assign(({ context: { points, passed } }, position: number) => ({
      position,
      point: null,
      passed: passed.filter((key) => points.some((point) => point.key === key && point.second < position)),
    })),
    pass: assign(({ context: { point, passed, position } }) => ({
      point: null,
      passed: point === null ? passed : [...passed, point.key],
      position: point?.second ?? position,
    })),
    sayStop: emit(
      ({ context: { point } }) => ({ type: 'preview.stop', second: point?.second ?? 0 }) as const,
    ),
    sayGo: emit({ type: 'preview.go' }),
  },
}).createMachine({
  id: 'previewStop',
  initial: 'watching',
  context: ({ input: { points } }) => ({
    points: [...points].sort((one, other) => one.second - other.second),
    passed: [],
    position: 0,
    point: null,
  }),
  states: {
    watching: {
      on: {
        'preview.moved': [
          {
            guard: { type: 'isDue', params: ({ event }) => event.second },
            target: 'asked',
            actions: [{ type: 'halt', params: ({ event }) => event.second }, 'sayStop'],
          },
          { actions: { type: 'follow', params: ({ event }) => event.second } },
        ],
        'preview.sought': { actions: { type: 'land', params: ({ event }) => event.second } },
      },
    },
    asked: {
      on: {
        'preview.continue': { target: 'resuming', actions: 'pass' },
        'preview.sought': {
          guard: { type: 'isElsewhere', params: ({ event }) => event.second },
          target: 'watching',
          actions: [{ type: 'land', params: ({ event }) => event.second }, 'sayGo'],
        },
      },
    },
    /** There may be another point at the same second. */
    resuming: {
      always: [
        {
          guard: { type: 'isDue', params: ({ context }) => context.position },
          target: 'asked',
          actions: [{ type: 'halt', params: ({ context }) => context.position }, 'sayStop'],
        },
        { target: 'watching', actions: 'sayGo' },
      ],
    },
  },
})
