import { assign, emit, enqueueActions, fromCallback, raise, sendTo, setup } from 'xstate'
import { unprovidedCallback } from '../kernel/unprovided.ts'
import type {
  PlaybackContext,
  PlaybackEmitted,
  PlaybackEvent,
  PlaybackHolder,
  PlaybackInput,
} from './playback.events.ts'
import {
  canDoWithout,
  edgeOf,
  isAtBarrier,
  isOver,
  knownAfter,
  rateOf,
  reachable,
  settingsAfter,
  sourceOfQuality,
  standsAt,
  staysSilenced,
  waitForLine,
} from './playback-rules.ts'
import type { PlayerCommand, PlayerFault, PlayerHost, PlayerOpening } from './player-protocol.ts'

/** How long the notice 上次看到 is shown. */
export const RESUME_NOTICE_MS = 8000

/** Context, actors, guards and actions of `playbackMachine` by name. */
export const playbackSetup = setup({
  types: {
    input: {} as PlaybackInput,
    context: {} as PlaybackContext,
    events: {} as PlaybackEvent,
    emitted: {} as PlaybackEmitted,
    tags: {} as 'busy' | 'running' | 'failing',
  },
  actors: {
    /** Shows the film, obeys commands and tells facts until it is stopped. */
    player: fromCallback<PlayerCommand, PlayerOpening>(unprovidedCallback('player')),
  },
  delays: {
    resumeNotice: RESUME_NOTICE_MS,
    tryAgain: ({ context }) => waitForLine(context),
  },
  guards: {
    hasSource: ({ context }) => context.sources.length > 0,
    isFree: ({ context }) => context.holders.length === 0,
    isHeld: ({ context }) => context.holders.length > 0,
    isAtBarrier: ({ context }) => isAtBarrier(context, context.position),
    isOver: ({ context }) => isOver(context),
    isForQuestion: (_, by: PlaybackHolder) => by === 'question',
    reachesBarrier: ({ context }, position: number) => isAtBarrier(context, position),
    mayStart: ({ context }) => context.holders.length === 0 && !isAtBarrier(context, context.position),
    mayRun: ({ context }) =>
      context.wanted && context.holders.length === 0 && !isAtBarrier(context, context.position),
    maySilence: ({ context }) => context.live && !context.settings.muted && !context.silenced,
    isSource: ({ context }, label: string | null) =>
      context.levels.length === 0 && sourceOfQuality(context.sources, label) >= 0,
    canDoWithout: ({ context }, fault: PlayerFault) => canDoWithout(context, fault),
    standsElsewhere: ({ context }, second: number) => !standsAt(context, second),
    hasAny: (_, sources: PlaybackContext['sources']) => sources.length > 0,
    goesByClock: ({ context }) => context.liveAt !== null,
    isUnreachable: ({ context }) => context.fault === 'unreachable',
  },
  actions: {
    note: assign((_, facts: Partial<PlaybackContext>) => facts),
    takeFact: assign(({ event }) => knownAfter(event)),
    takeHost: assign((_, host: PlayerHost | null) => ({ host })),
    want: assign((_, wanted: boolean) => ({ wanted })),
    tell: enqueueActions(({ enqueue }, command: PlayerCommand) => enqueue.sendTo('player', command)),
    seek: enqueueActions(({ context, enqueue }, second: number) => {
      const to = reachable(context, second)
      enqueue.assign({ position: to, resumedAt: null, over: false })
      enqueue.emit({ type: 'playback.sought', from: context.position, to })
    }),
    tellSeek: sendTo('player', ({ context }) => ({ type: 'player.seek', second: context.position })),
    settle: enqueueActions(({ context, event, enqueue }) => {
      const settings = settingsAfter(context, event)
      enqueue.assign({ settings, silenced: staysSilenced(context, event) })
      enqueue.emit({ type: 'playback.settingsChanged', settings })
    }),
    tellSettings: enqueueActions(({ context, enqueue }) => {
      const { settings, silenced } = context
      const { volume, muted, quality } = settings
      enqueue.sendTo('player', { type: 'player.setRate', rate: rateOf(context) })
      enqueue.sendTo('player', { type: 'player.setVolume', volume, muted: muted || silenced })
      enqueue.sendTo('player', { type: 'player.setQuality', label: quality })
    }),
    silence: assign({ silenced: true }),
    hold: assign(({ context }, by: PlaybackHolder) => ({
      holders: [...context.holders.filter((holder) => holder !== by), by],
      wanted: false,
    })),
    release: assign(({ context }, by: PlaybackHolder) => ({
      holders: context.holders.filter((holder) => holder !== by),
    })),
    chooseSource: assign(({ context }, label: string | null) => ({
      sourceAt: sourceOfQuality(context.sources, label),
      fault: null,
    })),
    nextSource: assign(({ context }) => ({ sourceAt: context.sourceAt + 1, levels: [], shown: '' })),
    renew: assign(({ context }, sources: PlaybackContext['sources']) => ({
      sources,
      sourceAt: Math.min(context.sourceAt, Math.max(0, sources.length - 1)),
    })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    startOver: assign({ attempts: 0, fault: null }),
    /** Back to the barrier, where the question is put again. */
    stopAtBarrier: enqueueActions(({ context, enqueue }) => {
      const position = context.barrier ?? context.position
      enqueue.assign({ position })
      enqueue.sendTo('player', { type: 'player.pause' })
      enqueue.sendTo('player', { type: 'player.seek', second: position })
      enqueue.emit({ type: 'playback.moved', position })
      enqueue.raise({ type: 'player.paused' })
    }),
    seekToEdge: raise(({ context }) => ({ type: 'playback.seek' as const, second: edgeOf(context) })),
    raiseSeek: raise((_, second: number) => ({ type: 'playback.seek' as const, second })),
    forgetResume: assign({ resumedAt: null }),
    forgetResumeLater: raise({ type: 'playback.dismissResume' }, { id: 'resume', delay: 'resumeNotice' }),
    sayStarted: emit(({ context }) => ({ type: 'playback.started' as const, position: context.position })),
    sayMoved: emit(({ context }) => ({ type: 'playback.moved' as const, position: context.position })),
    sayPaused: emit(({ context }) => ({ type: 'playback.paused' as const, position: context.position })),
    sayEnded: emit(({ context }) => ({ type: 'playback.ended' as const, position: context.position })),
    sayFailed: emit(({ context }, fault: PlayerFault) => ({
      type: 'playback.failed' as const,
      fault,
      position: context.position,
    })),
  },
})
