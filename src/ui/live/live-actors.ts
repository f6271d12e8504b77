import type { ActorRefFrom } from 'xstate'
import type { liveConsoleMachine } from '#domain/live/live-console.machine.ts'
import type { liveRoomMachine } from '#domain/live/live-room.machine.ts'
import type { liveRoundsMachine } from '#domain/live/live-rounds.machine.ts'

/** The statechart of a live session while its page is open. */
export type LiveRoomActor = ActorRefFrom<typeof liveRoomMachine>

/** The statechart of the questions that it puts, while it runs. */
export type LiveRoundsActor = ActorRefFrom<typeof liveRoundsMachine>

/** The statechart of what its teacher does with them. */
export type LiveConsoleActor = ActorRefFrom<typeof liveConsoleMachine>

/** The states of a session that can still change. */
export type RoomState = 'announced' | 'running' | 'ended' | 'cancelled'
