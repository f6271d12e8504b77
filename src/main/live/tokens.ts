import type { ConsoleKeptStore } from '#application/live/console-kept.port.ts'
import type { HomeLivePort } from '#application/live/live.port.ts'
import type { LiveConsolePort } from '#application/live/live-console.port.ts'
import type { LiveSessionPort } from '#application/live/live-session.port.ts'
import type { liveAnswersMachine } from '#domain/live/live-answers.machine.ts'
import type { liveConsoleMachine } from '#domain/live/live-console.machine.ts'
import type { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import { token } from '../tokens.ts'

export const HOME_LIVE_PORT = token<HomeLivePort>('HomeLivePort')
export const LIVE_CONSOLE_PORT = token<LiveConsolePort>('LiveConsolePort')
export const CONSOLE_KEPT_STORE = token<ConsoleKeptStore>('ConsoleKeptStore')
export const LIVE_SESSION_PORT = token<LiveSessionPort>('LiveSessionPort')

export const LIVE_ROOM_LOGIC = token<typeof liveRoomMachine>('logic liveRoom')
export const LIVE_CONSOLE_LOGIC = token<typeof liveConsoleMachine>('logic liveConsole')
export const LIVE_ANSWERS_LOGIC = token<typeof liveAnswersMachine>('logic liveAnswers')
