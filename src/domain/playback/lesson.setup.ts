import { assign, emit, fromPromise, setup } from 'xstate'
import { absenceOf, isAbsent } from '../catalogue/absence.ts'
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

const captionsOf = ({ captions }: Lesson): string => captions.map(({ url }) => url).join(' ')

const placesOf = ({ lesson: { record }, kept }: LoadedLesson): readonly KnownPlace[] => {
  const known = kept === null ? [] : [kept]
  if (record === null) return known
  return [...known, { ...record, time: Date.parse(record.updatedAt) || 0 }]
}

/** Actor, delays, guards and actions of the lesson's statechart. */
export const lessonSetup = setup({
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
    hasNewCaptions: ({ context: { lesson } }, result: Loaded) =>
      result.ok && lesson !== null && captionsOf(result.value.lesson) !== captionsOf(lesson),
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
    renewCaptions: assign(({ context: { lesson } }, result: Loaded) =>
      result.ok && lesson !== null ? { lesson: { ...lesson, captions: result.value.lesson.captions } } : {},
    ),
    sayCaptions: emit(({ context: { lesson } }) => ({
      type: 'lesson.captionsRead' as const,
      tracks: lesson?.captions ?? [],
    })),
    beginCountdown: assign({ nextIn: AUTO_NEXT_SECONDS }),
    countDown: assign(({ context: { nextIn } }) => ({ nextIn: nextIn - 1 })),
    wantNext: emit(({ context: { lesson } }) => ({
      type: 'lesson.nextWanted' as const,
      sectionId: lesson?.nextId ?? 0,
    })),
  },
})
