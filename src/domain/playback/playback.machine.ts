import { playbackSetup } from './playback.setup.ts'
import { contextOf, openingOf } from './playback-rules.ts'
import {
  AGAIN,
  HOLD,
  HOLD_STILL,
  OVER,
  PAUSE,
  SEEK,
  SETTLE,
  SETTLE_AND_TELL,
  START,
  STEP,
  TAKE_FACT,
  TAKE_SOURCES,
  TELL_PAUSE,
  WANT,
} from './playback-transitions.ts'

/** A film that is played: recorded or live, held and released by others, caught at a barrier, tried again. */
export const playbackMachine = playbackSetup.createMachine({
  id: 'playback',
  initial: 'detached',
  context: ({ input }) => contextOf(input),
  on: {
    'playback.detach': { target: '.detached', actions: { type: 'takeHost', params: null } },
    'playback.play': { guard: 'isFree', actions: { type: 'want', params: true } },
    'playback.pause': { actions: { type: 'want', params: false } },
    'playback.toggle': {
      guard: 'isFree',
      actions: { type: 'want', params: ({ context }) => !context.wanted },
    },
    'playback.seek': { actions: SEEK },
    'playback.step': { actions: STEP },
    'playback.standAt': {
      guard: { type: 'standsElsewhere', params: ({ event }) => event.second },
      actions: { type: 'raiseSeek', params: ({ event }) => event.second },
    },
    'playback.setRate': SETTLE,
    'playback.setVolume': SETTLE,
    'playback.toggleMute': SETTLE,
    'playback.setQuality': SETTLE,
    'playback.setCaptions': SETTLE,
    'playback.setTheatre': SETTLE,
    'playback.setTranscript': SETTLE,
    'playback.renew': { actions: { type: 'renew', params: ({ event }) => event.sources } },
    'playback.hold': { actions: HOLD },
    'playback.release': { actions: { type: 'release', params: ({ event }) => event.by } },
    'playback.setBarrier': {
      actions: { type: 'note', params: ({ event }) => ({ barrier: event.second }) },
    },
    'playback.dismissResume': { actions: 'forgetResume' },
  },
  states: {
    detached: {
      on: {
        'playback.attach': [
          {
            guard: 'hasSource',
            target: 'attached',
            actions: { type: 'takeHost', params: ({ event }) => event.host },
          },
          { target: 'failed', actions: { type: 'note', params: { fault: 'missing' } } },
        ],
      },
    },
    attached: {
      id: 'attached',
      initial: 'opening',
      invoke: {
        id: 'player',
        src: 'player',
        input: ({ context }) => openingOf(context),
        onError: 'defect',
      },
      on: {
        'player.moved': TAKE_FACT,
        'player.drawn': TAKE_FACT,
        'player.spanned': TAKE_FACT,
        'player.buffered': TAKE_FACT,
        'player.shown': TAKE_FACT,
        'player.pictured': TAKE_FACT,
        'player.failed': [
          {
            guard: { type: 'canDoWithout', params: ({ event }) => event.fault },
            target: 'attached',
            reenter: true,
            actions: 'nextSource',
          },
          {
            target: 'failed',
            actions: ['takeFact', { type: 'sayFailed', params: ({ event }) => event.fault }],
          },
        ],
        'playback.setQuality': [
          {
            guard: { type: 'isSource', params: ({ event }) => event.label },
            target: 'attached',
            reenter: true,
            actions: [{ type: 'chooseSource', params: ({ event }) => event.label }, 'settle'],
          },
          SETTLE_AND_TELL,
        ],
        'playback.setRate': SETTLE_AND_TELL,
        'playback.setVolume': SETTLE_AND_TELL,
        'playback.toggleMute': SETTLE_AND_TELL,
        'playback.togglePicture': { actions: { type: 'tell', params: { type: 'player.togglePicture' } } },
        'playback.seekEdge': [
          { guard: 'goesByClock', actions: 'seekToEdge' },
          { actions: { type: 'tell', params: { type: 'player.seekEdge' } } },
        ],
        // A request that hangs is never answered: it is asked anew, from where the film stood.
        'playback.retry': { target: 'attached', reenter: true, actions: 'startOver' },
      },
      states: {
        opening: {
          tags: 'busy',
          on: {
            'player.opened': { target: 'open', actions: 'takeFact' },
            'playback.seek': { target: '#attached', reenter: true, actions: SEEK },
            'playback.step': { target: '#attached', reenter: true, actions: STEP },
          },
        },
        open: {
          initial: 'deciding',
          on: {
            'playback.seek': { actions: [SEEK, 'tellSeek'] },
            'playback.step': { actions: [STEP, 'tellSeek'] },
          },
          states: {
            deciding: { always: [{ guard: 'mayRun', target: 'starting' }, { target: 'paused' }] },
            paused: {
              on: {
                'playback.play': START,
                'playback.toggle': START,
                'player.ended': { actions: OVER },
                // It was started from outside of the page (a media key, the browser's own controls).
                'player.playing': [
                  { guard: 'mayStart', target: 'playing', actions: WANT },
                  { actions: TELL_PAUSE },
                ],
              },
            },
            starting: {
              tags: ['busy', 'running'],
              entry: [
                { type: 'note', params: { wanted: true, refused: false } },
                { type: 'tell', params: { type: 'player.play' } },
              ],
              on: {
                'playback.pause': PAUSE,
                'playback.toggle': PAUSE,
                'playback.hold': HOLD_STILL,
                'player.playing': 'playing',
                'player.ended': 'ended',
                'player.refused': [
                  {
                    guard: 'maySilence',
                    target: 'starting',
                    reenter: true,
                    actions: ['silence', 'tellSettings'],
                  },
                  { target: 'paused', actions: { type: 'note', params: { refused: true, wanted: false } } },
                ],
              },
            },
            playing: {
              initial: 'flowing',
              tags: 'running',
              entry: ['sayStarted', 'forgetResumeLater'],
              exit: 'sayPaused',
              on: {
                'playback.pause': PAUSE,
                'playback.toggle': PAUSE,
                'playback.hold': HOLD_STILL,
                'player.moved': [
                  {
                    guard: { type: 'reachesBarrier', params: ({ event }) => event.position },
                    actions: 'stopAtBarrier',
                  },
                  {
                    target: '.flowing',
                    actions: ['takeFact', 'sayMoved'],
                  },
                ],
                'player.paused': { target: 'paused', actions: { type: 'want', params: false } },
                'player.ended': 'ended',
              },
              states: {
                flowing: {
                  on: {
                    'player.waiting': 'stalled',
                    'playback.leave': { actions: { type: 'tell', params: { type: 'player.tellPlace' } } },
                  },
                },
                stalled: { tags: 'busy', on: { 'player.playing': 'flowing' } },
              },
            },
            ended: {
              entry: [{ type: 'want', params: false }, 'sayEnded'],
              on: {
                'playback.play': AGAIN,
                'playback.toggle': AGAIN,
                // What is asked at the end is answered there, and then it has ended.
                'playback.hold': {
                  guard: { type: 'isForQuestion', params: ({ event }) => event.by },
                  target: 'paused',
                  actions: [HOLD, OVER],
                },
                'playback.seek': {
                  target: 'deciding',
                  actions: [WANT, SEEK, 'tellSeek'],
                },
                'playback.step': {
                  target: 'deciding',
                  actions: [WANT, STEP, 'tellSeek'],
                },
              },
            },
          },
        },
      },
    },
    failed: {
      tags: 'failing',
      after: { tryAgain: { guard: 'isUnreachable', target: 'attached', actions: 'countAttempt' } },
      on: {
        'playback.retry': { guard: 'hasSource', target: 'attached', actions: 'startOver' },
        'playback.lineBack': { guard: 'isUnreachable', target: 'attached', actions: 'startOver' },
        'playback.renew': {
          guard: { type: 'hasAny', params: ({ event }) => event.sources },
          target: 'attached',
          actions: TAKE_SOURCES,
        },
        'playback.offer': {
          guard: { type: 'hasAny', params: ({ event }) => event.sources },
          target: 'attached',
          actions: TAKE_SOURCES,
        },
        'playback.setQuality': {
          guard: { type: 'isSource', params: ({ event }) => event.label },
          target: 'attached',
          actions: [{ type: 'chooseSource', params: ({ event }) => event.label }, 'settle'],
        },
      },
    },
    defect: { tags: 'failing' },
  },
})
