import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { PlayerFault } from '#domain/playback/player-protocol.ts'

export type PlaybackRef = ActorRefFrom<typeof playbackMachine>
type Snapshot = SnapshotFrom<typeof playbackMachine>

/** The film plays, or will as soon as it has loaded; the play button acts as pause. */
export const selectRunning = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('running') || (snapshot.hasTag('busy') && snapshot.context.wanted)

/** The film is loading or buffering. */
export const selectBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')

/** The film is being opened, or is to play but still stands at its start `from` (seconds). */
export const selectBeginning = (snapshot: Snapshot, from: number): boolean =>
  snapshot.matches('detached') ||
  selectBusy(snapshot) ||
  (snapshot.matches('attached') && !snapshot.context.drawn) ||
  (snapshot.hasTag('running') && snapshot.context.position === from)

export const selectEnded = (snapshot: Snapshot): boolean => snapshot.matches({ attached: { open: 'ended' } })

/** Playback is blocked until something else is done, such as a required question. */
export const selectHeld = ({ context }: Snapshot): boolean => context.holders.length > 0

/** The position in seconds. */
export const selectPosition = ({ context }: Snapshot): number => context.position

/** Why the film cannot be played; null if it can. */
export const selectFault = (snapshot: Snapshot): PlayerFault | null =>
  snapshot.matches('failed') ? snapshot.context.fault : snapshot.matches('defect') ? 'unplayable' : null

export const selectSettings = ({ context }: Snapshot) => context.settings
