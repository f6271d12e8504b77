import type { LessonLogic } from '#application/app-actors.ts'
import type { HomeLivePort } from '#application/live/live.port.ts'
import type { LiveSessionPort } from '#application/live/live-session.port.ts'
import { token } from '../tokens.ts'

export const HOME_LIVE_PORT = token<HomeLivePort>('HomeLivePort')
export const LIVE_SESSION_PORT = token<LiveSessionPort>('LiveSessionPort')

export const LIVE_ROOM_LOGIC = token<LessonLogic['liveRoom']>('logic liveRoom')
