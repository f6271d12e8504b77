import { ContainerModule } from 'inversify'
import { patientFetch } from '#infrastructure/http/patient-fetch.ts'
import { fetchAddressFault } from '#infrastructure/playback/address-fault.ts'
import { aliplayerScripts } from '#infrastructure/playback/aliplayer-scripts.ts'
import { fetchCaptions } from '#infrastructure/playback/caption.fetch.ts'
import { webLocksPlaybackLock } from '#infrastructure/playback/playback-lock.web-locks.ts'
import { localStoragePlayerSettings } from '#infrastructure/playback/player-settings.local-storage.ts'
import { aliVideoPlayer } from '#infrastructure/playback/video-player.aliplayer.ts'
import { nativeVideoPlayer } from '#infrastructure/playback/video-player.native.ts'
import { browserLocks } from '#infrastructure/session/tab-locks.browser.ts'
import { CAPTION_PORT, PLAYBACK_LOCK, PLAYER_SETTINGS_STORE, VIDEO_PLAYER } from '../../playback/tokens.ts'
import { CALL_SIGNAL, CONFIGURATION } from '../../tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser adapters for lessons. */
export const browserLesson = new ContainerModule(({ bind }) => {
  bind(PLAYBACK_LOCK).toResolvedValue(() => webLocksPlaybackLock(browserLocks()))
  bind(VIDEO_PLAYER).toResolvedValue(
    ({ player }) =>
      aliVideoPlayer(
        aliplayerScripts(player),
        nativeVideoPlayer(fetchAddressFault((...request) => fetch(...request))),
      ),
    [CONFIGURATION],
  )
  bind(CAPTION_PORT).toResolvedValue(
    (calls) => fetchCaptions(patientFetch((...request) => fetch(...request), calls)),
    [CALL_SIGNAL],
  )
  bind(PLAYER_SETTINGS_STORE).toResolvedValue(localStoragePlayerSettings, [STORAGE])
})
