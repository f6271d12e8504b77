import type { LessonLogic } from '#application/app-actors.ts'
import type { LiveSessionPort } from '#application/live/live-session.port.ts'
import type { PlayerSettingsStore } from '#application/playback/player-settings.port.ts'
import type { VideoPlayer } from '#application/playback/video-player.port.ts'
import { token } from '../tokens.ts'

export const VIDEO_PLAYER = token<VideoPlayer>('VideoPlayer')
export const PLAYER_SETTINGS_STORE = token<PlayerSettingsStore>('PlayerSettingsStore')
export const LIVE_SESSION_PORT = token<LiveSessionPort>('LiveSessionPort')

export const PLAYBACK_LOGIC = token<LessonLogic['playback']>('logic playback')
export const LIVE_ROOM_LOGIC = token<LessonLogic['liveRoom']>('logic liveRoom')
