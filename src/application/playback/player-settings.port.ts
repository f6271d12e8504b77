import type { PlayerSettings } from '#domain/playback/player-settings.ts'

/** How each user of this browser likes to watch. A user without an id (0) cannot be told from others and keeps nothing. */
export interface PlayerSettingsStore {
  read(userId: number): PlayerSettings
  keep(userId: number, settings: PlayerSettings): void
}
