import { ContainerModule } from 'inversify'
import { memoryLiveSessions } from '#infrastructure/live/live-session.memory.ts'
import { memoryCaptions } from '#infrastructure/playback/caption.memory.ts'
import { memoryLessons } from '#infrastructure/playback/lesson.memory.ts'
import { memoryNotes } from '#infrastructure/playback/note.memory.ts'
import { memoryPlaybackLocks } from '#infrastructure/playback/playback-lock.memory.ts'
import { memoryPlayerSettings } from '#infrastructure/playback/player-settings.memory.ts'
import { memoryVideoPlayer } from '#infrastructure/playback/video-player.memory.ts'
import { LIVE_SESSION_PORT } from '../../live/tokens.ts'
import {
  CAPTION_PORT,
  LESSON_PORT,
  NOTE_PORT,
  PLAYBACK_LOCK,
  PLAYER_SETTINGS_STORE,
  VIDEO_PLAYER,
} from '../../playback/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of the lesson, in memory. */
export const memoryLesson = new ContainerModule(({ bind }) => {
  bind(LESSON_PORT).toResolvedValue(memoryLessons, [BACKEND, CALLER])
  bind(NOTE_PORT).toResolvedValue(memoryNotes, [BACKEND, CALLER])
  bind(PLAYBACK_LOCK).toResolvedValue(() => memoryPlaybackLocks()())
  bind(VIDEO_PLAYER).toResolvedValue(() => memoryVideoPlayer())
  bind(CAPTION_PORT).toResolvedValue(memoryCaptions)
  bind(PLAYER_SETTINGS_STORE).toResolvedValue(memoryPlayerSettings, [BROWSER])
  bind(LIVE_SESSION_PORT).toResolvedValue(memoryLiveSessions, [BACKEND, CALLER])
})
