import { ContainerModule } from 'inversify'
import { memoryPlayerSettings } from '#infrastructure/playback/player-settings.memory.ts'
import { memoryVideoPlayer } from '#infrastructure/playback/video-player.memory.ts'
import { PLAYER_SETTINGS_STORE, VIDEO_PLAYER } from '../lesson/tokens.ts'
import { BROWSER } from './memory-ground.ts'

const playback = new ContainerModule(({ bind }) => {
  bind(VIDEO_PLAYER).toResolvedValue(() => memoryVideoPlayer())
  bind(PLAYER_SETTINGS_STORE).toResolvedValue(memoryPlayerSettings, [BROWSER])
})

/** What of the set a lesson needs. */
export const memoryLesson: readonly ContainerModule[] = [playback]
