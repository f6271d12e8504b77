import type { PlayerSettingsStore } from '#application/playback/player-settings.port.ts'
import { DEFAULT_PLAYER_SETTINGS, type PlayerSettings } from '#domain/playback/player-settings.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

export const memoryPlayerSettings = (browser: MemoryBrowser): PlayerSettingsStore => {
  const drawer = browser.drawer<ReadonlyMap<number, PlayerSettings>>('playerSettings', new Map())
  return {
    read: (userId) => drawer.read().get(userId) ?? DEFAULT_PLAYER_SETTINGS,
    keep: (userId, settings) => {
      if (userId !== 0) drawer.keep(new Map([...drawer.read(), [userId, settings]]))
    },
  }
}
