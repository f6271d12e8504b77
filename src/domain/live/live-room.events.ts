import type { Failure } from '../kernel/failure.ts'
import type { FilmSource } from '../playback/lesson.ts'
import type { PlayerFault } from '../playback/player-protocol.ts'

export type LiveRoomEvent =
  | { type: 'liveRoom.retry' }
  /** Read the session now. */
  | { type: 'liveRoom.reconnect' }
  /** The stream cannot be played. */
  | { type: 'liveRoom.streamFailed'; fault: PlayerFault }
  | { type: 'liveRoom.reserve' }
  | { type: 'liveRoom.cancelReservation' }

export type LiveRoomEmitted =
  /** The session was read: these are its addresses now. */
  | { type: 'liveRoom.refreshed'; sources: readonly FilmSource[] }
  /** The server says that it has become something else: what is known of its course is old. */
  | { type: 'liveRoom.turned' }
  /** The lesson has begun before the eyes of who waited for it. */
  | { type: 'liveRoom.began'; name: string }
  | { type: 'liveRoom.reserved' }
  | { type: 'liveRoom.reserveFailed'; failure: Failure }
  | { type: 'liveRoom.reservationCancelled' }
  | { type: 'liveRoom.cancelFailed'; failure: Failure }
