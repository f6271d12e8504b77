import type { ParkedPlace } from '#domain/session/parked-place.ts'

/** Stores the address at which an expiry interrupted the user (R-session-5). */
export interface ParkedPlaceStore {
  read(): ParkedPlace | null
  park(place: ParkedPlace): void
  clear(): void
}
