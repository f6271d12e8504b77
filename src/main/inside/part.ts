import type { Inside } from '#application/app-actors.ts'
import type { Arrival } from '../navigator.ts'

/** What only a signed-in person sees, once its code is there. */
export interface InsidePart {
  readonly inside: Inside
  /** The router has settled; null while it has not. */
  show(arrival: Arrival | null): void
  /** The person has left. */
  forget(): void
}
