import type { SignedIn } from '#application/app-actors.ts'
import type { Arrival } from '../navigation/navigator.ts'

/** What only a signed-in person sees, once its code has been fetched. */
export interface SignedInBootstrap {
  readonly signedIn: SignedIn
  /** The router has settled; null while it has not. */
  show(arrival: Arrival | null): void
  /** The person has left. */
  forget(): void
}
