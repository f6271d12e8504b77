import type { ActorRefFrom } from 'xstate'
import { assign, emit, fromPromise, setup } from 'xstate'
import { ABSENCE_TRANSITIONS, absenceOf, isAbsent } from '../catalogue/absence.ts'
import type { ContentType } from '../catalogue/category.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { SectionProgress } from '../learning/learning-moment.ts'
import { untilNextTurn } from '../live/live-clock.ts'
import type { CourseDetail, LiveOutlook } from './course-detail.ts'
import { withProgress } from './section-progress.ts'

/** A live course is looked at again at each turn of its times, and at least this often. */
export const LIVE_REFRESH_MS = 60_000
/** After a turn, so that the server's clock has passed it too. */
const AFTER_TURN_MS = 1000

export interface CourseRef {
  readonly id: number
  readonly type: ContentType
}

export interface CourseInput extends CourseRef {
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface CourseContext extends CourseInput {
  /** Null until it is known. */
  readonly detail: CourseDetail | null
  /** Why it could not be read the last time; null where it could. */
  readonly failure: Failure | null
}

export type CourseEvent =
  | { type: 'course.retry' }
  /** A live one has become something else: read it now. */
  | { type: 'course.look' }
  | { type: 'course.reserve' }
  | { type: 'course.cancelReservation' }
  | { type: 'course.learned'; made: SectionProgress }

export type CourseEmitted =
  /** There is something to look at. */
  | { type: 'course.shown' }
  | { type: 'course.reserved' }
  | { type: 'course.reserveFailed'; failure: Failure }
  | { type: 'course.reservationCancelled' }
  | { type: 'course.cancelFailed'; failure: Failure }

type Read = Result<CourseDetail, Failure>
type Reserved = Result<true, Failure>

const withLive = (detail: CourseDetail | null, change: (live: LiveOutlook) => LiveOutlook) =>
  detail === null || detail.live === null ? {} : { detail: { ...detail, live: change(detail.live) } }

/**
 * The introduction of a course: read once, a live one again as its time passes. A reservation shows at once and is taken
 * back where the server refuses it. R-course-1, R-live-4; wire: getcoursedetailsinfo, addUserAction.
 */
export const courseMachine = setup({
  types: {
    input: {} as CourseInput,
    context: {} as CourseContext,
    events: {} as CourseEvent,
    emitted: {} as CourseEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Read, CourseRef>(unprovided('load')),
    reserve: fromPromise<Reserved, CourseRef>(unprovided('reserve')),
    cancelReservation: fromPromise<Reserved, CourseRef>(unprovided('cancelReservation')),
  },
  delays: {
    nextTurn: ({ context: { detail, now } }) => {
      const wait = detail === null ? null : untilNextTurn(detail.card, now())
      return wait === null ? LIVE_REFRESH_MS : Math.min(wait + AFTER_TURN_MS, LIVE_REFRESH_MS)
    },
  },
  guards: {
    isKnown: ({ context }) => context.detail !== null && context.failure === null,
    isLive: ({ context }) => context.detail?.live !== null,
    isAbsent,
    canReserve: ({ context: { detail } }) =>
      detail?.card.liveStatus === 'announced' &&
      detail.live?.reserved === false &&
      !detail.live.cancelled &&
      !detail.live.teaching,
    canCancel: ({ context: { detail } }) =>
      detail?.card.liveStatus === 'announced' && detail.live?.reserved === true,
    succeeded: (_, result: Reserved) => result.ok,
  },
  actions: {
    take: assign((_, result: Read) =>
      result.ok ? { detail: result.value, failure: null } : { failure: result.failure },
    ),
    /** A failed refresh leaves what is shown; an answer that the course is gone does not. */
    takeAgain: assign((_, result: Read) => {
      if (result.ok) return { detail: result.value }
      return absenceOf(result.failure) === null ? {} : { failure: result.failure }
    }),
    learn: assign(({ context: { detail } }, made: SectionProgress) =>
      detail === null ? {} : { detail: withProgress(detail, made) },
    ),
    showReserved: assign(({ context: { detail } }) =>
      withLive(detail, (live) => ({ ...live, reserved: true, reserveCount: live.reserveCount + 1 })),
    ),
    takeBack: assign(({ context: { detail } }) =>
      withLive(detail, (live) => ({ ...live, reserved: false, reserveCount: live.reserveCount - 1 })),
    ),
    sayShown: emit({ type: 'course.shown' }),
    sayReserved: emit({ type: 'course.reserved' }),
    sayCancelled: emit({ type: 'course.reservationCancelled' }),
    sayCancelFailed: emit((_, result: Reserved) => ({
      type: 'course.cancelFailed' as const,
      failure: result.ok ? { kind: 'unreadable' as const } : result.failure,
    })),
    sayReserveFailed: emit((_, result: Reserved) => ({
      type: 'course.reserveFailed' as const,
      failure: result.ok ? { kind: 'unreadable' as const } : result.failure,
    })),
  },
}).createMachine({
  id: 'course',
  initial: 'loading',
  context: ({ input }) => ({ ...input, detail: null, failure: null }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context,
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    deciding: {
      always: [
        { guard: 'isKnown', target: 'ready', actions: 'sayShown' },
        ...ABSENCE_TRANSITIONS,
        { target: 'failed' },
      ],
    },
    ready: {
      type: 'parallel',
      on: { 'course.learned': { actions: { type: 'learn', params: ({ event }) => event.made } } },
      states: {
        clock: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isLive', target: 'waiting' }, { target: 'still' }] },
            still: {},
            waiting: { after: { nextTurn: 'looking' }, on: { 'course.look': 'looking' } },
            looking: {
              on: { 'course.look': { target: 'looking', reenter: true } },
              invoke: {
                src: 'load',
                input: ({ context }) => context,
                onDone: {
                  target: 'looked',
                  actions: { type: 'takeAgain', params: ({ event }) => event.output },
                },
                onError: '#course.defect',
              },
            },
            looked: { always: [{ guard: 'isKnown', target: 'waiting' }, { target: '#course.deciding' }] },
          },
        },
        reservation: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'course.reserve': { guard: 'canReserve', target: 'reserving', actions: 'showReserved' },
                'course.cancelReservation': { guard: 'canCancel', target: 'cancelling', actions: 'takeBack' },
              },
            },
            reserving: {
              invoke: {
                src: 'reserve',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: 'sayReserved',
                  },
                  {
                    target: 'resting',
                    actions: ['takeBack', { type: 'sayReserveFailed', params: ({ event }) => event.output }],
                  },
                ],
                onError: '#course.defect',
              },
            },
            cancelling: {
              invoke: {
                src: 'cancelReservation',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: 'sayCancelled',
                  },
                  {
                    target: 'resting',
                    actions: [
                      'showReserved',
                      { type: 'sayCancelFailed', params: ({ event }) => event.output },
                    ],
                  },
                ],
                onError: '#course.defect',
              },
            },
          },
        },
      },
    },
    missing: {},
    withdrawn: { on: { 'course.retry': 'loading' } },
    forbidden: {},
    failed: { tags: 'failing', on: { 'course.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'course.retry': 'loading' } },
  },
})

/** The statechart of the course while its page is open. */
export type CourseActor = ActorRefFrom<typeof courseMachine>
