import { describe, expect, it } from 'vitest'
import type { PlayerSettingsStore } from '#application/playback/player-settings.port.ts'
import { DEFAULT_PLAYER_SETTINGS, type PlayerSettings } from '#domain/playback/player-settings.ts'

const SETTINGS: PlayerSettings = {
  rate: 1.5,
  volume: 0.4,
  muted: true,
  quality: '720p',
  captions: 'zh-CN',
  theatre: true,
  transcript: true,
}

/** How each user of a browser likes to watch. */
export const playerSettingsContract = (name: string, make: () => PlayerSettingsStore): void => {
  describe(`${name}: player settings`, () => {
    it('are the usual ones at first', () => {
      expect(make().read(7)).toEqual(DEFAULT_PLAYER_SETTINGS)
    })

    it('are kept for each user', () => {
      const store = make()
      store.keep(7, SETTINGS)
      store.keep(8, { ...SETTINGS, rate: 2 })
      store.keep(7, { ...SETTINGS, volume: 1 })
      expect([store.read(7), store.read(8), store.read(9)]).toEqual([
        { ...SETTINGS, volume: 1 },
        { ...SETTINGS, rate: 2 },
        DEFAULT_PLAYER_SETTINGS,
      ])
    })

    it('of somebody who cannot be told from others are not kept', () => {
      const store = make()
      store.keep(0, SETTINGS)
      expect(store.read(0)).toEqual(DEFAULT_PLAYER_SETTINGS)
    })
  })
}
