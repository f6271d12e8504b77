import { ContainerModule } from 'inversify'
import { fetchAddressFault } from '#infrastructure/playback/address-fault.ts'
import { localStoragePlayerSettings } from '#infrastructure/playback/player-settings.local-storage.ts'
import { nativeVideoPlayer } from '#infrastructure/playback/video-player.native.ts'
import { PLAYER_SETTINGS_STORE, VIDEO_PLAYER } from '../lesson/tokens.ts'
import { STORAGE } from './axios-ground.ts'

const playback = new ContainerModule(({ bind }) => {
  bind(VIDEO_PLAYER).toResolvedValue(() =>
    nativeVideoPlayer(fetchAddressFault((...request) => fetch(...request))),
  )
  bind(PLAYER_SETTINGS_STORE).toResolvedValue(localStoragePlayerSettings, [STORAGE])
})

/** What of the set a lesson needs. */
export const axiosLesson: readonly ContainerModule[] = [playback]
