import type { ActorRefFrom } from 'xstate'
import type { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import type { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { playbackLockMachine } from '#domain/playback/playback-lock.machine.ts'

export type LiveRoomActor = ActorRefFrom<typeof liveRoomMachine>

/** The stream of a running session, connected with its room. */
export interface LiveStage {
  readonly playback: ActorRefFrom<typeof playbackMachine>
  readonly playbackLock: ActorRefFrom<typeof playbackLockMachine>
  start(): void
  stop(): void
}

/** Of a room that runs and has a stream. */
export type OpenLiveStage = (room: LiveRoomActor) => LiveStage
