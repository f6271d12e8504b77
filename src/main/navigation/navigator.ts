import type { ListQuery, ListType } from '#domain/catalogue/list-query.ts'
import type { CrumbPlace } from '#domain/navigation/breadcrumb.ts'

/** What the router says once it has settled on an address. */
export interface Arrival {
  /** Path and query. */
  readonly url: string
  readonly title: string
  /** What the page lies in. */
  readonly place: CrumbPlace
  readonly needsAccount: boolean
  /** Position in the school sub-menu for the school's own pages, else null. */
  readonly schoolLocalIndex: number | null
  /** The cloud school ends school-local mode (R-school-file-2). */
  readonly leavesSchoolLocal: boolean
  /** By a link or a user's action; not by Back, Forward, a reload or a corrected address. */
  readonly byLink: boolean
}

export interface NavigateOptions {
  /** In place of the history entry one is at. */
  readonly replace?: boolean
  /** Nobody asked for it just now: whoever is on the way to another page is not called back (docs/decisions/0482). Where it is left out, true of what replaces. */
  readonly late?: boolean
  /** Another view of the page one looks at: it stays where it is. */
  readonly keepScroll?: boolean
}

/** For the same page under another address, by which a reload finds it again; does nothing once the page is being left. */
export const IN_PLACE: NavigateOptions = { replace: true, keepScroll: true }

/** The router as the statecharts need it. */
export interface Navigator {
  /** A new history entry; going to where one is already adds none. */
  navigate(address: string, options?: NavigateOptions): void
  /** Path and query of where one is. */
  address(): string
  arrival(): Arrival | null
  onArrival(listener: (arrival: Arrival) => void): void
  /** Hears where one is on the way to, at once too: the code of the page is being fetched. */
  onDeparture(listener: (address: string) => void): void
}

/** The addresses that statecharts send people to. */
export interface Addresses {
  /** Contents that hold a word; of type 0 in all of them. */
  search(keyword: string, type: ListType): string
  list(query: ListQuery): string
}
