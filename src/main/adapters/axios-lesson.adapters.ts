import { ContainerModule } from 'inversify'
import { axiosLiveSessions } from '#infrastructure/live/live-session.axios.ts'
import { fetchAddressFault } from '#infrastructure/playback/address-fault.ts'
import { localStoragePlayerSettings } from '#infrastructure/playback/player-settings.local-storage.ts'
import { nativeVideoPlayer } from '#infrastructure/playback/video-player.native.ts'
import { LIVE_SESSION_PORT, PLAYER_SETTINGS_STORE, VIDEO_PLAYER } from '../lesson/tokens.ts'
import { HTTP, STORAGE } from './axios-ground.ts'

const playback = new ContainerModule(({ bind }) => {
  bind(VIDEO_PLAYER).toResolvedValue(() =>
    nativeVideoPlayer(fetchAddressFault((...request) => fetch(...request))),
  )
  bind(PLAYER_SETTINGS_STORE).toResolvedValue(localStoragePlayerSettings, [STORAGE])
})

const live = new ContainerModule(({ bind }) => {
  bind(LIVE_SESSION_PORT).toResolvedValue(axiosLiveSessions, [HTTP])
})

/** What of the set a lesson needs. */
export const axiosLesson: readonly ContainerModule[] = [playback, live]
