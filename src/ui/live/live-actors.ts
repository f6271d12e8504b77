import type { ActorRefFrom } from 'xstate'
import type { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import type { liveRoundsMachine } from '#domain/live/live-rounds.machine.ts'

/** The statechart of a live session while its page is open. */
export type LiveRoomActor = ActorRefFrom<typeof liveRoomMachine>

/** The statechart of the questions that it puts, while it runs. */
export type LiveRoundsActor = ActorRefFrom<typeof liveRoundsMachine>

/** The states of a session that can still change. */
export type RoomState = 'announced' | 'running' | 'ended' | 'cancelled'
