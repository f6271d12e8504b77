import type { Failure } from '../kernel/failure.ts'

export type LiveRoomEvent =
  | { type: 'liveRoom.retry' }
  /** Read the session now. */
  | { type: 'liveRoom.reconnect' }
  | { type: 'liveRoom.reserve' }
  | { type: 'liveRoom.cancelReservation' }

export type LiveRoomEmitted =
  /** The lesson has begun before the eyes of who waited for it. */
  | { type: 'liveRoom.began'; name: string }
  | { type: 'liveRoom.reserved' }
  | { type: 'liveRoom.reserveFailed'; failure: Failure }
  | { type: 'liveRoom.reservationCancelled' }
  | { type: 'liveRoom.cancelFailed'; failure: Failure }
