import { ContainerModule } from 'inversify'
import { axiosLiveSessions } from '#infrastructure/live/live-session.axios.ts'
import { fetchAddressFault } from '#infrastructure/playback/address-fault.ts'
import { aliplayerScripts } from '#infrastructure/playback/aliplayer-scripts.ts'
import { fetchCaptions } from '#infrastructure/playback/caption.fetch.ts'
import { axiosLessons } from '#infrastructure/playback/lesson.axios.ts'
import { axiosNotes } from '#infrastructure/playback/note.axios.ts'
import { localStorageNoteDrafts } from '#infrastructure/playback/note-draft.local-storage.ts'
import { webLocksPlaybackLock } from '#infrastructure/playback/playback-lock.web-locks.ts'
import { localStoragePlayerSettings } from '#infrastructure/playback/player-settings.local-storage.ts'
import { aliVideoPlayer } from '#infrastructure/playback/video-player.aliplayer.ts'
import { nativeVideoPlayer } from '#infrastructure/playback/video-player.native.ts'
import { browserLocks } from '#infrastructure/session/tab-leadership.web-locks.ts'
import {
  CAPTION_PORT,
  LESSON_PORT,
  LIVE_SESSION_PORT,
  NOTE_DRAFT_STORE,
  NOTE_PORT,
  PLAYBACK_LOCK,
  PLAYER_SETTINGS_STORE,
  VIDEO_PLAYER,
} from '../lesson/tokens.ts'
import { CONFIGURATION } from '../tokens.ts'
import { HTTP, STORAGE } from './axios-ground.ts'

const playback = new ContainerModule(({ bind }) => {
  bind(LESSON_PORT).toResolvedValue(axiosLessons, [HTTP])
  bind(NOTE_PORT).toResolvedValue(axiosNotes, [HTTP])
  bind(NOTE_DRAFT_STORE).toResolvedValue(localStorageNoteDrafts, [STORAGE])
  bind(PLAYBACK_LOCK).toResolvedValue(() => webLocksPlaybackLock(browserLocks()))
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

const live = new ContainerModule(({ bind }) => {
  bind(LIVE_SESSION_PORT).toResolvedValue(axiosLiveSessions, [HTTP])
})

/** What of the set a lesson needs. */
export const axiosLesson: readonly ContainerModule[] = [playback, live]
