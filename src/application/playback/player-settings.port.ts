import type { PlayerSettings } from '#domain/playback/player-settings.ts'

/**
 * Player settings per user of this browser. Nothing is stored for user id 0, which does not identify anybody.
 */
export interface PlayerSettingsStore {
  read(userId: number): PlayerSettings
  keep(userId: number, settings: PlayerSettings): void
}
