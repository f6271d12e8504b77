import type { ParkedPlace } from '#domain/session/parked-place.ts'

/** Where a user was when the session expired (R-session-5). */
export interface ParkedPlaceStore {
  read(): ParkedPlace | null
  park(place: ParkedPlace): void
  clear(): void
}
