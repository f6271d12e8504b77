import type { Failure } from '../kernel/failure.ts'
import type { FilmSource } from '../playback/lesson.ts'
import type { PlayerFault } from '../playback/player-protocol.ts'

export type LiveRoomEvent =
  | { type: 'liveRoom.retry' }
  /** Reads the session now. */
  | { type: 'liveRoom.reconnect' }
  /** The stream cannot be played. */
  | { type: 'liveRoom.streamFailed'; fault: PlayerFault }
  | { type: 'liveRoom.reserve' }
  | { type: 'liveRoom.cancelReservation' }

export type LiveRoomEmitted =
  /** The session was read again and has these addresses now. */
  | { type: 'liveRoom.refreshed'; sources: readonly FilmSource[] }
  /** The server reports another status of the session, so that data of the course are outdated. */
  | { type: 'liveRoom.turned' }
  /** The lesson has begun while the learner was waiting in the room. */
  | { type: 'liveRoom.began'; name: string }
  | { type: 'liveRoom.reserved' }
  | { type: 'liveRoom.reserveFailed'; failure: Failure }
  | { type: 'liveRoom.reservationCancelled' }
  | { type: 'liveRoom.cancelFailed'; failure: Failure }
