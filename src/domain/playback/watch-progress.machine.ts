import { assign, emit, setup } from 'xstate'
import type { LearningMoment, SectionProgress } from '../learning/learning-moment.ts'
import { percentWatched, playedTo, seekedTo, startWatching, type WatchProgress } from './watch-progress.ts'

/** Which film it is, where it begins, and how far an earlier visit came. */
export interface WatchProgressInput {
  readonly film: Pick<LearningMoment, 'courseId' | 'courseType' | 'chapterId' | 'sectionId' | 'playId'>
  /** Seconds. */
  readonly startAt: number
  /** 0–100. */
  readonly progress: number
  /** Seconds, as far as it is known before the film is. */
  readonly duration: number
  /** Required questions that are not answered yet. */
  readonly requiredOpen: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface WatchProgressContext extends Omit<WatchProgressInput, 'startAt' | 'progress'> {
  readonly watching: WatchProgress
}

/** The player's events. Seconds; `duration` 0 where the player does not know it. */
export type WatchProgressEvent =
  | { type: 'watchProgress.started'; duration: number }
  | { type: 'watchProgress.moved'; position: number; duration: number }
  | { type: 'watchProgress.paused'; position: number; duration: number }
  | { type: 'watchProgress.sought'; to: number; duration: number }
  | { type: 'watchProgress.ended'; position: number; duration: number }
  /** The page is hidden or left. */
  | { type: 'watchProgress.left'; duration: number }
  | { type: 'watchProgress.questionsChanged'; requiredOpen: number }

export type WatchProgressEmitted =
  /** To be kept, and sent with the next beat. */
  | { type: 'watchProgress.noted'; moment: LearningMoment }
  /** The noted moments are to be sent now. */
  | { type: 'watchProgress.flushed' }
  | { type: 'watchProgress.learned'; made: SectionProgress }

type Context = WatchProgressContext

const percentIn = ({ watching, duration }: Context): number => percentWatched(watching, duration)

/**
 * How much of one film was watched: noted with every step, sent at once when the film stops, when the user seeks and when the
 * page is left. A film that was never started is not noted. R-learning-1 to R-learning-3.
 */
export const watchProgressMachine = setup({
  types: {
    input: {} as WatchProgressInput,
    context: {} as Context,
    events: {} as WatchProgressEvent,
    emitted: {} as WatchProgressEmitted,
  },
  guards: {
    isNews: ({ context }, requiredOpen: number) => requiredOpen !== context.requiredOpen,
  },
  actions: {
    measure: assign(({ context }, duration: number) => ({ duration: duration || context.duration })),
    playTo: assign(({ context }, position: number) => ({ watching: playedTo(context.watching, position) })),
    seekTo: assign(({ context }, position: number) => ({ watching: seekedTo(context.watching, position) })),
    takeRequired: assign((_, requiredOpen: number) => ({ requiredOpen })),
    note: emit(({ context }, begins: boolean) => ({
      type: 'watchProgress.noted' as const,
      moment: {
        ...context.film,
        position: context.watching.position,
        duration: context.duration,
        progress: percentIn(context),
        begins,
        at: context.now(),
      },
    })),
    flush: emit({ type: 'watchProgress.flushed' }),
    tell: emit(({ context }) => ({
      type: 'watchProgress.learned' as const,
      made: {
        sectionId: context.film.sectionId,
        position: context.watching.position,
        progress: percentIn(context),
        requiredOpen: context.requiredOpen,
      },
    })),
  },
}).createMachine({
  id: 'watchProgress',
  context: ({ input: { startAt, progress, ...film } }) => ({
    ...film,
    watching: startWatching(startAt, progress, film.duration),
  }),
  on: {
    'watchProgress.questionsChanged': {
      guard: { type: 'isNews', params: ({ event }) => event.requiredOpen },
      actions: [{ type: 'takeRequired', params: ({ event }) => event.requiredOpen }, 'tell'],
    },
    'watchProgress.ended': {
      actions: [
        { type: 'measure', params: ({ event }) => event.duration },
        { type: 'playTo', params: ({ event }) => event.position },
        { type: 'note', params: false },
        'flush',
        'tell',
      ],
    },
  },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'watchProgress.started': {
          target: 'begun',
          actions: [
            { type: 'measure', params: ({ event }) => event.duration },
            { type: 'note', params: true },
          ],
        },
        'watchProgress.moved': { actions: { type: 'playTo', params: ({ event }) => event.position } },
        'watchProgress.paused': { actions: { type: 'playTo', params: ({ event }) => event.position } },
        'watchProgress.sought': { actions: { type: 'seekTo', params: ({ event }) => event.to } },
      },
    },
    begun: {
      on: {
        'watchProgress.started': {
          actions: [
            { type: 'measure', params: ({ event }) => event.duration },
            { type: 'note', params: false },
          ],
        },
        'watchProgress.moved': {
          actions: [
            { type: 'measure', params: ({ event }) => event.duration },
            { type: 'playTo', params: ({ event }) => event.position },
            { type: 'note', params: false },
          ],
        },
        'watchProgress.paused': {
          actions: [
            { type: 'measure', params: ({ event }) => event.duration },
            { type: 'playTo', params: ({ event }) => event.position },
            { type: 'note', params: false },
            'flush',
            'tell',
          ],
        },
        'watchProgress.sought': {
          actions: [
            { type: 'measure', params: ({ event }) => event.duration },
            { type: 'seekTo', params: ({ event }) => event.to },
            { type: 'note', params: false },
            'flush',
            'tell',
          ],
        },
        'watchProgress.left': {
          actions: [
            { type: 'measure', params: ({ event }) => event.duration },
            { type: 'note', params: false },
            'flush',
            'tell',
          ],
        },
      },
    },
  },
})
