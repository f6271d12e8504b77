import type { PlayerSettingsStore } from '#application/playback/player-settings.port.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { LESSON_STORAGE_KEYS as KEYS, MAX_WATCHERS } from '../storage/lesson-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

export const localStoragePlayerSettings = (storage: SafeStorage): PlayerSettingsStore => ({
  read: (userId) =>
    storage.read(KEYS.playerSettings).find((kept) => kept.userId === userId)?.settings ??
    DEFAULT_PLAYER_SETTINGS,
  keep: (userId, settings) => {
    if (userId === 0) return
    const others = storage.read(KEYS.playerSettings).filter((kept) => kept.userId !== userId)
    storage.write(KEYS.playerSettings, [{ userId, settings }, ...others].slice(0, MAX_WATCHERS))
  },
})
