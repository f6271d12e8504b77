import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { playerDisplayMachine } from '#domain/playback/player-display.machine.ts'
import type { PlaybackRef } from './playback.selectors.ts'

export type PlayerDisplayRef = ActorRefFrom<typeof playerDisplayMachine>

/** What a player shows over the film that is handed over, not started yet. */
export type OpenPlayerDisplay = (playback: PlaybackRef) => PlayerDisplayRef

type Snapshot = SnapshotFrom<typeof playerDisplayMachine>

/** The controls are out of the way. */
export const selectControlsHidden = (snapshot: Snapshot): boolean =>
  snapshot.matches({ controls: { running: 'hidden' } })

/** There is nothing to see yet, or for the moment; `long`: for a while already. */
export const selectWaiting = (snapshot: Snapshot): 'none' | 'short' | 'long' =>
  snapshot.matches({ film: { waiting: 'long' } })
    ? 'long'
    : snapshot.matches({ film: 'waiting' })
      ? 'short'
      : 'none'
