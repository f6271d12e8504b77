import type { SignedIn } from '#application/app-actors.ts'
import type { ListLogic } from '#application/catalogue/list-logic.ts'
import type { CategoriesContext } from '#domain/catalogue/categories.machine.ts'
import type { Arrival } from '../navigation/navigator.ts'

/** The loaded bundle for signed-in users. */
export interface SignedInBootstrap {
  readonly signedIn: SignedIn
  /** Called for every arrival; null before the first. */
  show(arrival: Arrival | null): void
  /** The person has left. */
  forget(): void
}

/** A bundle that can read the data of a page before the code of the page has loaded. */
export interface ReadsAhead {
  /** @param query of the address of one of its pages */
  readonly readAhead: (query: URLSearchParams) => void
}

/** An arrival at a list. */
export interface ListOpening {
  readonly arrival: Arrival
  /** The categories before they followed the address; needed if the address names no category. */
  readonly categories: CategoriesContext
}

/** The loaded bundle of lists. */
export interface ListBootstrap extends ListLogic {
  /** Called for every arrival; null if the page is no list. */
  show(opening: ListOpening | null): void
  /** The person has left. */
  forget(): void
}
