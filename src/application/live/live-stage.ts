import type { ActorRefFrom } from 'xstate'
import type { courseMachine } from '#domain/course/course.machine.ts'
import type { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import type { LiveRoomInput } from '#domain/live/live-room.ts'
import type { playbackMachine } from '#domain/playback/playback.machine.ts'
import type { playbackLockMachine } from '#domain/playback/playback-lock.machine.ts'

export type LiveRoomActor = ActorRefFrom<typeof liveRoomMachine>

export interface LiveRoomOpening extends LiveRoomInput {
  /** The course of the session; it is read again when the session changes its state. */
  readonly course: ActorRefFrom<typeof courseMachine>
}

/** The stream of a running session, connected with its room. */
export interface LiveStage {
  readonly playback: ActorRefFrom<typeof playbackMachine>
  readonly playbackLock: ActorRefFrom<typeof playbackLockMachine>
  start(): void
  stop(): void
}

/** Requires a room whose session is running and has a stream. */
export type OpenLiveStage = (room: LiveRoomActor) => LiveStage
