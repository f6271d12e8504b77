import type { FilmSource } from './lesson.ts'

/** What a film is shown in. Only the adapter of a player knows what it is; everybody else hands it on. */
export type PlayerHost = object

/**
 * Why a film cannot be played.
 * - unreachable: the line; it may come back. expired: its address no longer holds; a new one may be asked for.
 * - barred: its host is none that this page may play from (`mediaHosts` of the configuration).
 * - missing, damaged: the file. unplayable: this browser. noPlayer: the outside player cannot be had.
 */
export type PlayerFault =
  | 'unreachable'
  | 'expired'
  | 'barred'
  | 'missing'
  | 'damaged'
  | 'unplayable'
  | 'noPlayer'

/** The film itself may be there under another address. */
export const isOfAddress = (fault: PlayerFault): boolean => fault === 'expired' || fault === 'missing'

/** Seconds. */
export interface TimeSpan {
  readonly start: number
  readonly end: number
}

/** What a player begins with. It shows the film at `startAt` and waits to be told to play. */
export interface PlayerOpening {
  readonly host: PlayerHost
  readonly source: FilmSource
  readonly posterUrl: string
  /** Seconds; where live, ignored: a live film begins at its edge. */
  readonly startAt: number
  readonly live: boolean
  readonly rate: number
  readonly volume: number
  readonly muted: boolean
  /** The quality to show where the source has several; null leaves the choice to the player. */
  readonly quality: string | null
}

/** What a player is told. It takes everything from the beginning on. */
export type PlayerCommand =
  | { type: 'player.play' }
  | { type: 'player.pause' }
  | { type: 'player.seek'; second: number }
  /** Live: to what is being said now. */
  | { type: 'player.seekEdge' }
  | { type: 'player.setRate'; rate: number }
  | { type: 'player.setVolume'; volume: number; muted: boolean }
  | { type: 'player.setQuality'; label: string | null }
  | { type: 'player.togglePicture' }
  /** It says at once where it is, unless it is on its way to somewhere else. */
  | { type: 'player.tellPlace' }

/** What a player tells. After `player.failed` it tells nothing more. */
export type PlayerEvent =
  /** It can show the film. `levels`: the qualities within the source, best first, none where there is one. */
  | { type: 'player.opened'; span: TimeSpan; levels: readonly string[]; canPicture: boolean }
  /** Its first picture is there to be seen. */
  | { type: 'player.drawn' }
  /** Begins and ends elsewhere now: a live film. */
  | { type: 'player.spanned'; span: TimeSpan }
  /** About four times a second while it runs, once after each seek, and when it is asked. */
  | { type: 'player.moved'; position: number }
  | { type: 'player.buffered'; ranges: readonly TimeSpan[] }
  | { type: 'player.playing' }
  /** Also where something outside of the page paused it. */
  | { type: 'player.paused' }
  /** It has nothing to show until more has come. */
  | { type: 'player.waiting' }
  | { type: 'player.ended' }
  /** The browser wants a person to start it. */
  | { type: 'player.refused' }
  /** It stands in a window of its own, or no longer. */
  | { type: 'player.pictured'; on: boolean }
  /** The quality that is being shown. */
  | { type: 'player.shown'; label: string }
  | { type: 'player.failed'; fault: PlayerFault }
