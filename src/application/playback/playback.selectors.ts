import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { PlayerFault } from '#domain/playback/player-protocol.ts'

export type PlaybackRef = ActorRefFrom<typeof playbackMachine>
type Snapshot = SnapshotFrom<typeof playbackMachine>

/** It runs, or will as soon as there is something to see: what is pressed next is for a pause. */
export const selectRunning = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('running') || (snapshot.hasTag('busy') && snapshot.context.wanted)

/** There is nothing to see yet, or for the moment. */
export const selectBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')

/** It is on its way to be seen, or wants to run and stands where it begins: `from`, in seconds. */
export const selectBeginning = (snapshot: Snapshot, from: number): boolean =>
  snapshot.matches('detached') ||
  selectBusy(snapshot) ||
  (snapshot.matches('attached') && !snapshot.context.drawn) ||
  (snapshot.hasTag('running') && snapshot.context.position === from)

export const selectEnded = (snapshot: Snapshot): boolean => snapshot.matches({ attached: { open: 'ended' } })

/** Something else has to be done before it can run. */
export const selectHeld = ({ context }: Snapshot): boolean => context.holders.length > 0

/** Seconds. */
export const selectPosition = ({ context }: Snapshot): number => context.position

/** Why it cannot be played; null while it can. */
export const selectFault = (snapshot: Snapshot): PlayerFault | null =>
  snapshot.matches('failed') ? snapshot.context.fault : snapshot.matches('defect') ? 'unplayable' : null

export const selectSettings = ({ context }: Snapshot) => context.settings
