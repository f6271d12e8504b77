import type { LessonLogic } from '#application/app-actors.ts'
import type { ReadAhead } from '#application/kernel/read-ahead.ts'
import type { CaptionPort } from '#application/playback/caption.port.ts'
import type { LessonPort } from '#application/playback/lesson.port.ts'
import type { LessonPlace } from '#application/playback/lesson.provide.ts'
import type { NotePort } from '#application/playback/note.port.ts'
import type { NoteDraftStore } from '#application/playback/note-draft.port.ts'
import type { PlaybackLock } from '#application/playback/playback-lock.port.ts'
import type { PlayerSettingsStore } from '#application/playback/player-settings.port.ts'
import type { VideoPlayer } from '#application/playback/video-player.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { captionsMachine } from '#domain/playback/captions.machine.ts'
import type { LoadedLesson } from '#domain/playback/lesson.events.ts'
import { token } from '../tokens.ts'

export const LESSON_PORT = token<LessonPort>('LessonPort')
export const LESSON_READ = token<ReadAhead<LessonPlace, Result<LoadedLesson, Failure>>>('LessonRead')
export const NOTE_PORT = token<NotePort>('NotePort')
export const NOTE_DRAFT_STORE = token<NoteDraftStore>('NoteDraftStore')
export const PLAYBACK_LOCK = token<PlaybackLock>('PlaybackLock')
export const VIDEO_PLAYER = token<VideoPlayer>('VideoPlayer')
export const CAPTION_PORT = token<CaptionPort>('CaptionPort')
export const PLAYER_SETTINGS_STORE = token<PlayerSettingsStore>('PlayerSettingsStore')

export const LESSON_LOGIC = token<LessonLogic['lesson']>('logic lesson')
export const NOTES_LOGIC = token<LessonLogic['notes']>('logic notes')
export const NOTE_COMPOSER_LOGIC = token<LessonLogic['noteComposer']>('logic noteComposer')
export const PLAYBACK_LOCK_LOGIC = token<LessonLogic['playbackLock']>('logic playbackLock')
export const PLAYBACK_LOGIC = token<LessonLogic['playback']>('logic playback')
export const CAPTIONS_LOGIC = token<typeof captionsMachine>('logic captions')
