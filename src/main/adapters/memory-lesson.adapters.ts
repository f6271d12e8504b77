import { ContainerModule } from 'inversify'
import { memoryLiveSessions } from '#infrastructure/live/live-session.memory.ts'
import { memoryPlayerSettings } from '#infrastructure/playback/player-settings.memory.ts'
import { memoryVideoPlayer } from '#infrastructure/playback/video-player.memory.ts'
import { LIVE_SESSION_PORT, PLAYER_SETTINGS_STORE, VIDEO_PLAYER } from '../lesson/tokens.ts'
import { BROWSER, CALLER, WORLD } from './memory-ground.ts'

const playback = new ContainerModule(({ bind }) => {
  bind(VIDEO_PLAYER).toResolvedValue(() => memoryVideoPlayer())
  bind(PLAYER_SETTINGS_STORE).toResolvedValue(memoryPlayerSettings, [BROWSER])
})

const live = new ContainerModule(({ bind }) => {
  bind(LIVE_SESSION_PORT).toResolvedValue(memoryLiveSessions, [WORLD, CALLER])
})

/** What of the set a lesson needs. */
export const memoryLesson: readonly ContainerModule[] = [playback, live]
