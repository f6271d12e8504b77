import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { playerDisplayMachine } from '#domain/playback/player-display.machine.ts'
import type { PlaybackRef } from './playback.selectors.ts'

export type PlayerDisplayRef = ActorRefFrom<typeof playerDisplayMachine>

/** Creates the overlays of a film, not started yet. */
export type OpenPlayerDisplay = (playback: PlaybackRef) => PlayerDisplayRef

type Snapshot = SnapshotFrom<typeof playerDisplayMachine>

/** Whether the controls are hidden. */
export const selectControlsHidden = (snapshot: Snapshot): boolean =>
  snapshot.matches({ controls: { running: 'hidden' } })

/** Whether the film is loading or buffering; `long`: for some time already. */
export const selectWaiting = (snapshot: Snapshot): 'none' | 'short' | 'long' =>
  snapshot.matches({ film: { waiting: 'long' } })
    ? 'long'
    : snapshot.matches({ film: 'waiting' })
      ? 'short'
      : 'none'
