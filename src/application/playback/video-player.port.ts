import type { PlayerCommand, PlayerEvent, PlayerOpening } from '#domain/playback/player-protocol.ts'

/** A film shown by a player. */
export interface ShownFilm {
  /** Accepts every command at any time; a command that comes too early is carried out as soon as possible. */
  obey(command: PlayerCommand): void
  /** Unloads the film and removes its element; no event follows. */
  close(): void
}

/**
 * Shows films without controls: by the browser's own player, an external one, or in memory. `player.opened`
 * is the first event unless opening fails; no event is sent before `show` has returned. R-playback-1.
 */
export interface VideoPlayer {
  show(opening: PlayerOpening, tell: (fact: PlayerEvent) => void): ShownFilm
}
