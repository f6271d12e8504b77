import type { FilmSource } from './lesson.ts'
import type { PlayerEvent, PlayerFault, PlayerHost, TimeSpan } from './player-protocol.ts'
import type { PlayerSettings } from './player-settings.ts'

/** What keeps a film from running: an open question, another tab that plays, or a log-out. */
export type PlaybackHolder = 'question' | 'otherTab' | 'signOut'

export interface PlaybackInput {
  /** Best first. */
  readonly sources: readonly FilmSource[]
  readonly posterUrl: string
  /** Seconds, as far as it is known before the film is. */
  readonly duration: number
  /** Seconds; 0 for the beginning. */
  readonly startAt: number
  readonly settings: PlayerSettings
  readonly live: boolean
  /** Live, where the source is a whole film and no stream: the second at which the lesson is by now. */
  readonly liveAt?: () => number
  /** It runs as soon as it can, if the browser lets it. A live film then runs without sound rather than not at all. */
  readonly autoplay: boolean
}

export interface PlaybackContext {
  readonly sources: readonly FilmSource[]
  /** Which of them is played. */
  readonly sourceAt: number
  readonly posterUrl: string
  readonly live: boolean
  /** Null where the player knows what is being said now. */
  readonly liveAt: (() => number) | null
  readonly host: PlayerHost | null
  /** Seconds. */
  readonly position: number
  readonly span: TimeSpan
  readonly buffered: readonly TimeSpan[]
  /** It is to run as soon as it can. */
  readonly wanted: boolean
  readonly holders: readonly PlaybackHolder[]
  readonly barrier: number | null
  readonly settings: PlayerSettings
  /** Without sound because the browser refused it with sound. */
  readonly silenced: boolean
  /** The browser refused to start it by itself. */
  readonly refused: boolean
  /** Qualities within the source. */
  readonly levels: readonly string[]
  /** The quality that is shown; '' for unknown. */
  readonly shown: string
  readonly canPicture: boolean
  readonly pictured: boolean
  /** Where the learner left off, as long as that is worth saying. */
  readonly resumedAt: number | null
  readonly fault: PlayerFault | null
  /** A picture of it has been seen. */
  readonly drawn: boolean
  /** How often it was tried again without being asked. */
  readonly attempts: number
  /** It came to its end while it was held or about to run. */
  readonly over: boolean
}

export type PlaybackCommand =
  | { type: 'playback.attach'; host: PlayerHost }
  | { type: 'playback.detach' }
  | { type: 'playback.play' }
  | { type: 'playback.pause' }
  | { type: 'playback.toggle' }
  | { type: 'playback.seek'; second: number }
  | { type: 'playback.step'; seconds: number }
  /** Live: to what is being said now. */
  | { type: 'playback.seekEdge' }
  | { type: 'playback.setRate'; rate: number }
  | { type: 'playback.setVolume'; volume: number }
  | { type: 'playback.toggleMute' }
  | { type: 'playback.setQuality'; label: string | null }
  | { type: 'playback.setCaptions'; language: string | null }
  | { type: 'playback.setTheatre'; on: boolean }
  | { type: 'playback.setTranscript'; on: boolean }
  | { type: 'playback.togglePicture' }
  | { type: 'playback.retry' }
  /** The network is back: what waits for it is tried at once. */
  | { type: 'playback.lineBack' }
  /** New addresses of the same film. */
  | { type: 'playback.renew'; sources: readonly FilmSource[] }
  /** The addresses as they are by now: taken where those that are known have failed. */
  | { type: 'playback.offer'; sources: readonly FilmSource[] }
  /** To a second, unless it is as close as a player comes to it. */
  | { type: 'playback.standAt'; second: number }
  /** It pauses and cannot run until it is released by the same. */
  | { type: 'playback.hold'; by: PlaybackHolder }
  | { type: 'playback.release'; by: PlaybackHolder }
  /** Neither playing nor seeking gets past it; null for none. */
  | { type: 'playback.setBarrier'; second: number | null }
  | { type: 'playback.dismissResume' }
  /** The page is hidden or left: what ran since the last tick is moved through now. */
  | { type: 'playback.leave' }

export type PlaybackEvent = PlaybackCommand | PlayerEvent

/** Positions in seconds. */
export type PlaybackEmitted =
  | { type: 'playback.started'; position: number }
  /** About four times a second while it runs; also where playing past a barrier was caught. */
  | { type: 'playback.moved'; position: number }
  /** It no longer runs, whatever the reason. */
  | { type: 'playback.paused'; position: number }
  | { type: 'playback.sought'; from: number; to: number }
  | { type: 'playback.ended'; position: number }
  | { type: 'playback.failed'; fault: PlayerFault; position: number }
  | { type: 'playback.settingsChanged'; settings: PlayerSettings }
