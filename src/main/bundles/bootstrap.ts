import type { SignedIn } from '#application/app-actors.ts'
import type { ListLogic } from '#application/catalogue/list-logic.ts'
import type { CategoriesContext } from '#domain/catalogue/categories.machine.ts'
import type { Arrival } from '../navigation/navigator.ts'

/** What only a signed-in person sees, once its code has been fetched. */
export interface SignedInBootstrap {
  readonly signedIn: SignedIn
  /** The router has settled; null while it has not. */
  show(arrival: Arrival | null): void
  /** The person has left. */
  forget(): void
}

/** A part of the app that asks for what a page shows before the page is there. */
export interface ReadsAhead {
  /** @param query of the address of one of its pages */
  readonly readAhead: (query: URLSearchParams) => void
}

/** A list that is arrived at. */
export interface ListOpening {
  readonly arrival: Arrival
  /** As they were before they followed the address, which names no category where it says nothing. */
  readonly categories: CategoriesContext
}

/** Lists, once their code has been fetched. */
export interface ListBootstrap extends ListLogic {
  /** Where one is; null for every other page. */
  show(opening: ListOpening | null): void
  /** The person has left. */
  forget(): void
}
