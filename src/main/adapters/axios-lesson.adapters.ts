import { ContainerModule } from 'inversify'
import { fetchAddressFault } from '#infrastructure/playback/address-fault.ts'
import { aliplayerScripts } from '#infrastructure/playback/aliplayer-scripts.ts'
import { fetchCaptions } from '#infrastructure/playback/caption.fetch.ts'
import { localStoragePlayerSettings } from '#infrastructure/playback/player-settings.local-storage.ts'
import { aliVideoPlayer } from '#infrastructure/playback/video-player.aliplayer.ts'
import { nativeVideoPlayer } from '#infrastructure/playback/video-player.native.ts'
import { CAPTION_PORT, PLAYER_SETTINGS_STORE, VIDEO_PLAYER } from '../lesson/tokens.ts'
import { CONFIGURATION } from '../tokens.ts'
import { STORAGE } from './axios-ground.ts'

const playback = new ContainerModule(({ bind }) => {
  bind(VIDEO_PLAYER).toResolvedValue(
    ({ player }) =>
      aliVideoPlayer(
        aliplayerScripts(player),
        nativeVideoPlayer(fetchAddressFault((...request) => fetch(...request))),
      ),
    [CONFIGURATION],
  )
  bind(CAPTION_PORT).toResolvedValue(() => fetchCaptions((...request) => fetch(...request)))
  bind(PLAYER_SETTINGS_STORE).toResolvedValue(localStoragePlayerSettings, [STORAGE])
})

/** What of the set a lesson needs. */
export const axiosLesson: readonly ContainerModule[] = [playback]
