import type { SnapshotFrom } from 'xstate'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import { type ReservationStanding, reservationOf } from '#domain/live/reservation.ts'
import type { reservationsMachine } from '#domain/live/reservations.machine.ts'

export const selectReservation =
  (card: Pick<ContentCard, 'id' | 'startTime' | 'reserved'>) =>
  ({ context }: SnapshotFrom<typeof reservationsMachine>): ReservationStanding =>
    reservationOf(context, card)
