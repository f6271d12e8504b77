import type { PlayerSettingsStore } from '#application/playback/player-settings.port.ts'
import { DEFAULT_PLAYER_SETTINGS, type PlayerSettings } from '#domain/playback/player-settings.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryPlayerSettings = (browser: MemoryBrowser): PlayerSettingsStore => {
  const entry = browser.entry<ReadonlyMap<number, PlayerSettings>>('playerSettings', new Map())
  return {
    read: (userId) => entry.read().get(userId) ?? DEFAULT_PLAYER_SETTINGS,
    keep: (userId, settings) => {
      if (userId !== 0) entry.keep(new Map([...entry.read(), [userId, settings]]))
    },
  }
}
