import type { PlaybackContext, PlaybackHolder } from './playback.events.ts'

/** What the player tells means what `knownAfter` says; what each setting means, `settingsAfter`. */
export const TAKE_FACT = { actions: 'takeFact' } as const
export const SETTLE = { actions: 'settle' } as const
export const SETTLE_AND_TELL = { actions: ['settle', 'tellSettings'] } as const

export const SEEK = {
  type: 'seek',
  params: ({ event }: { event: { second: number } }) => event.second,
} as const
export const STEP = {
  type: 'seek',
  params: ({ context, event }: { context: PlaybackContext; event: { seconds: number } }) =>
    context.position + event.seconds,
} as const

/** At a barrier only the position is told, so that the feature that put the barrier there asks again. */
export const START = [
  { guard: 'isHeld' },
  { guard: 'isAtBarrier', actions: 'sayMoved' },
  { guard: 'isOver', target: 'ended' },
  { target: 'starting' },
] as const

/** It is at its end, whatever it is told next. */
export const OVER = { type: 'note', params: { over: true } } as const

export const AGAIN = [
  { guard: 'isHeld' },
  { target: 'starting', actions: [{ type: 'seek', params: 0 }, 'tellSeek'] },
] as const

export const TAKE_SOURCES = [
  {
    type: 'renew',
    params: ({ event }: { event: { sources: PlaybackContext['sources'] } }) => event.sources,
  },
  'startOver',
] as const

export const WANT = { type: 'want', params: true } as const
export const TELL_PAUSE = { type: 'tell', params: { type: 'player.pause' } } as const
export const PAUSE = { target: 'paused', actions: [{ type: 'want', params: false }, TELL_PAUSE] } as const

export const HOLD = {
  type: 'hold',
  params: ({ event }: { event: { by: PlaybackHolder } }) => event.by,
} as const
export const HOLD_STILL = { target: 'paused', actions: [HOLD, TELL_PAUSE] } as const
