import { assign, emit, fromPromise, setup } from 'xstate'
import { ABSENCE_TRANSITIONS, absenceOf, isAbsent } from '../catalogue/absence.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type {
  LessonContext,
  LessonEmitted,
  LessonEvent,
  LessonInput,
  LessonRef,
  LoadedLesson,
} from './lesson.events.ts'
import type { Lesson } from './lesson.ts'
import { type KnownPlace, startOf } from './lesson-start.ts'
import type { PlayerFault } from './player-protocol.ts'

/** How many seconds the next lesson is offered before it begins. */
export const AUTO_NEXT_SECONDS = 5
/** A film that is being prepared is looked for again after this time. */
export const PREPARING_MS = 15_000

type Loaded = Result<LoadedLesson, Failure>

/** By what a film is fetched. What an outside player is authorised by is new at each reading: it tells only where it ran out. */
const addressesOf = ({ sources }: Lesson, fault: PlayerFault | null): string =>
  sources.map(({ url, cloudPlayAuth }) => (fault === 'expired' ? `${url} ${cloudPlayAuth}` : url)).join(' ')

const placesOf = ({ lesson: { record }, kept }: LoadedLesson): readonly KnownPlace[] => {
  const known = kept === null ? [] : [kept]
  if (record === null) return known
  return [...known, { ...record, time: Date.parse(record.updatedAt) || 0 }]
}

/**
 * A lesson from its loading to its end: where it begins, a new address where the old one has expired, and the way
 * to the next one. Wire: getstructurepagecontentinfo.
 */
export const lessonMachine = setup({
  types: {
    input: {} as LessonInput,
    context: {} as LessonContext,
    events: {} as LessonEvent,
    emitted: {} as LessonEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { load: fromPromise<Loaded, LessonRef>(unprovided('load')) },
  delays: { preparing: PREPARING_MS, second: 1000 },
  guards: {
    isReady: ({ context: { lesson, failure } }) => failure === null && (lesson?.sources.length ?? 0) > 0,
    isPreparing: ({ context: { lesson, failure } }) => failure === null && lesson?.sources.length === 0,
    isAbsent,
    /** A line that is down says nothing of the address. */
    isOfSource: (_, fault: PlayerFault) => fault !== 'unreachable',
    isLastSecond: ({ context: { nextIn } }) => nextIn <= 1,
    hasNext: ({ context: { lesson } }) => (lesson?.nextId ?? 0) > 0,
    isRenewed: ({ context: { lesson, fault } }, result: Loaded) =>
      result.ok && lesson !== null && addressesOf(result.value.lesson, fault) !== addressesOf(lesson, fault),
    /** The lesson is not there any more, or has no film. */
    isGone: (_, result: Loaded) =>
      result.ok ? result.value.lesson.sources.length === 0 : absenceOf(result.failure) !== null,
    isAnswered: (_, result: Loaded) => result.ok || absenceOf(result.failure) !== null,
  },
  actions: {
    take: assign(({ context: { asked, ref } }, result: Loaded) => {
      if (!result.ok) return { failure: result.failure }
      const { lesson } = result.value
      // A section of another course is not one of this.
      if (lesson.courseId !== 0 && lesson.courseId !== ref.courseId)
        return { failure: { kind: 'rejected' as const, reason: 'missing' as const, message: '' } }
      const startAt = startOf({ asked, known: placesOf(result.value), duration: lesson.duration })
      return { lesson, startAt, failure: null }
    }),
    noteFault: assign((_, fault: PlayerFault) => ({ fault })),
    renew: assign((_, result: Loaded) => (result.ok ? { lesson: result.value.lesson } : {})),
    sayRenewed: emit(({ context: { lesson } }) => ({
      type: 'lesson.renewed' as const,
      sources: lesson?.sources ?? [],
    })),
    beginCountdown: assign({ nextIn: AUTO_NEXT_SECONDS }),
    countDown: assign(({ context: { nextIn } }) => ({ nextIn: nextIn - 1 })),
    wantNext: emit(({ context: { lesson } }) => ({
      type: 'lesson.nextWanted' as const,
      sectionId: lesson?.nextId ?? 0,
    })),
  },
}).createMachine({
  id: 'lesson',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    lesson: null,
    startAt: 0,
    nextIn: AUTO_NEXT_SECONDS,
    failure: null,
    fault: null,
  }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.ref,
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    deciding: {
      always: [
        { guard: 'isReady', target: 'ready' },
        { guard: 'isPreparing', target: 'preparing' },
        ...ABSENCE_TRANSITIONS,
        { target: 'failed' },
      ],
    },
    ready: {
      type: 'parallel',
      states: {
        source: {
          initial: 'good',
          states: {
            good: {
              on: {
                'lesson.sourceFailed': {
                  guard: { type: 'isOfSource', params: ({ event }) => event.fault },
                  target: 'renewing',
                  actions: { type: 'noteFault', params: ({ event }) => event.fault },
                },
              },
            },
            /** An expired address is replaced by a new one; any other fault is the player's to show. */
            renewing: {
              invoke: {
                src: 'load',
                input: ({ context }) => context.ref,
                onDone: [
                  {
                    guard: { type: 'isGone', params: ({ event }) => event.output },
                    target: '#lesson.deciding',
                    actions: { type: 'take', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'isRenewed', params: ({ event }) => event.output },
                    target: 'good',
                    actions: [{ type: 'renew', params: ({ event }) => event.output }, 'sayRenewed'],
                  },
                  { target: 'good' },
                ],
                onError: '#lesson.defect',
              },
            },
          },
        },
        next: {
          initial: 'playing',
          states: {
            playing: {
              on: {
                'lesson.ended': [
                  { guard: 'hasNext', target: 'offering', actions: 'beginCountdown' },
                  { target: 'over' },
                ],
              },
            },
            offering: {
              after: {
                second: [
                  { guard: 'isLastSecond', target: 'playing', actions: 'wantNext' },
                  { target: 'offering', reenter: true, actions: 'countDown' },
                ],
              },
              on: {
                'lesson.goOn': { target: 'playing', actions: 'wantNext' },
                'lesson.stay': 'playing',
                'lesson.wait': 'offered',
              },
            },
            offered: {
              on: {
                'lesson.goOn': { target: 'playing', actions: 'wantNext' },
                'lesson.stay': 'playing',
              },
            },
            /** No film follows: what else the course has is offered. */
            over: { on: { 'lesson.stay': 'playing' } },
          },
        },
      },
    },
    /** No address yet: it is asked for again and again while the page is open. */
    preparing: {
      initial: 'waiting',
      on: { 'lesson.retry': 'loading' },
      states: {
        waiting: { after: { preparing: 'looking' } },
        looking: {
          invoke: {
            src: 'load',
            input: ({ context }) => context.ref,
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event.output },
                target: '#lesson.deciding',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              { target: 'waiting' },
            ],
            onError: '#lesson.defect',
          },
        },
      },
    },
    missing: {},
    withdrawn: { on: { 'lesson.retry': 'loading' } },
    forbidden: {},
    failed: { tags: 'failing', on: { 'lesson.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'lesson.retry': 'loading' } },
  },
})
