import { assign, emit, fromPromise, setup } from 'xstate'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type Cue, trackOf } from './caption.ts'
import type { CaptionTrack } from './lesson.ts'

/** Why captions are not there: the line, or what came is none. */
export type CaptionFault = 'unreachable' | 'unreadable'

export interface CaptionsInput {
  readonly tracks: readonly CaptionTrack[]
  /** Somebody answers for new addresses; else nothing else is tried where one cannot be read. */
  readonly isRenewable: boolean
}

export interface CaptionsContext extends CaptionsInput {
  /** Null for none. */
  readonly track: CaptionTrack | null
  /** In the order of their beginnings. */
  readonly cues: readonly Cue[]
  /** They have new addresses already since they were wanted: no others are asked for. */
  readonly renewed: boolean
}

/** They could not be read under their address: it may have run out. Answered by `captions.offer` with those that the film has by now. */
export interface CaptionsEmitted {
  readonly type: 'captions.stale'
}

export type CaptionsEvent =
  /** Null for none. */
  | { type: 'captions.want'; language: string | null }
  /** The addresses as they are by now: what failed is read from them. */
  | { type: 'captions.offer'; tracks: readonly CaptionTrack[] }
  | { type: 'captions.retry' }

type Reading = Result<readonly Cue[], CaptionFault>

/** Whoever reads the lesson anew may wait for longer: what comes then is read all the same. */
const RENEWAL_MS = 30_000

const NO_CUES: readonly Cue[] = []

/** What is said in a film, in the language that is wanted; fetched when captions or transcript are opened. */
export const captionsMachine = setup({
  types: {
    input: {} as CaptionsInput,
    context: {} as CaptionsContext,
    events: {} as CaptionsEvent,
    emitted: {} as CaptionsEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { read: fromPromise<Reading, CaptionTrack>(unprovided('read')) },
  delays: { renewal: RENEWAL_MS },
  guards: {
    isShown: ({ context }, language: string | null) => trackOf(context.tracks, language) === context.track,
    isThere: ({ context }, language: string | null) => trackOf(context.tracks, language) !== null,
    isStillThere: ({ context: { track } }, tracks: readonly CaptionTrack[]) =>
      track !== null && trackOf(tracks, track.language) !== null,
    isNew: ({ context: { track } }, tracks: readonly CaptionTrack[]) => {
      const offered = track && trackOf(tracks, track.language)
      return offered !== null && offered.url !== track?.url
    },
    /** What came and is no captions will be none under another address. */
    mayBeOver: ({ context: { isRenewable, renewed } }, reading: Reading) =>
      isRenewable && !renewed && !reading.ok && reading.failure === 'unreachable',
    isRead: (_, reading: Reading) => reading.ok,
  },
  actions: {
    choose: assign(({ context }, language: string | null) => ({
      track: trackOf(context.tracks, language),
      cues: NO_CUES,
      renewed: false,
    })),
    noteRenewed: assign({ renewed: true }),
    forgetRenewal: assign({ renewed: false }),
    sayStale: emit({ type: 'captions.stale' }),
    renew: assign(({ context: { track } }, tracks: readonly CaptionTrack[]) => ({
      tracks,
      track: track && (trackOf(tracks, track.language) ?? track),
    })),
    take: assign((_, reading: Reading) => ({
      cues: reading.ok ? reading.value : NO_CUES,
      renewed: false,
    })),
  },
}).createMachine({
  id: 'captions',
  initial: 'unwanted',
  context: ({ input }) => ({ ...input, track: null, cues: NO_CUES, renewed: false }),
  on: {
    'captions.offer': { actions: { type: 'renew', params: ({ event }) => event.tracks } },
    'captions.want': [
      { guard: { type: 'isShown', params: ({ event }) => event.language } },
      {
        guard: { type: 'isThere', params: ({ event }) => event.language },
        target: '.reading',
        reenter: true,
        actions: { type: 'choose', params: ({ event }) => event.language },
      },
      { target: '.unwanted', actions: { type: 'choose', params: ({ event }) => event.language } },
    ],
  },
  states: {
    unwanted: {},
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => {
          if (context.track === null) throw new Error('nothing is wanted')
          return context.track
        },
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'mayBeOver', params: ({ event }) => event.output },
            target: 'renewing',
            actions: 'noteRenewed',
          },
          { target: 'failed' },
        ],
        onError: 'defect',
      },
    },
    /** Once, before anybody is told that they cannot be read. */
    renewing: {
      tags: 'busy',
      entry: 'sayStale',
      after: { renewal: 'failed' },
      on: {
        'captions.offer': [
          {
            guard: { type: 'isNew', params: ({ event }) => event.tracks },
            target: 'reading',
            actions: { type: 'renew', params: ({ event }) => event.tracks },
          },
          { target: 'failed', actions: { type: 'renew', params: ({ event }) => event.tracks } },
        ],
      },
    },
    ready: {},
    failed: {
      tags: 'failing',
      on: {
        'captions.retry': { target: 'reading', actions: 'forgetRenewal' },
        'captions.offer': {
          guard: { type: 'isStillThere', params: ({ event }) => event.tracks },
          target: 'reading',
          actions: { type: 'renew', params: ({ event }) => event.tracks },
        },
      },
    },
    defect: { tags: 'failing', on: { 'captions.retry': { target: 'reading', actions: 'forgetRenewal' } } },
  },
})
