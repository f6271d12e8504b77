import type { PlayerCommand, PlayerEvent, PlayerOpening } from '#domain/playback/player-protocol.ts'

/** A film that a player shows. */
export interface ShownFilm {
  /** Takes every command at any time; what comes too early is done as soon as it can be. */
  obey(command: PlayerCommand): void
  /** Lets go of the film and of its place; tells nothing more. */
  close(): void
}

/**
 * Shows films: the browser's own player, an outside one, one in memory. It draws no controls. `player.opened` comes first,
 * unless it fails; no fact is told before `show` has returned. R-playback-1.
 */
export interface VideoPlayer {
  show(opening: PlayerOpening, tell: (fact: PlayerEvent) => void): ShownFilm
}
