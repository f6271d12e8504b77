import type { ListQuery, ListType } from '#domain/catalogue/list-query.ts'
import type { CrumbPlace } from '#domain/navigation/breadcrumb.ts'

/** The page that the router has settled on. */
export interface Arrival {
  /** Path and query. */
  readonly url: string
  readonly title: string
  /** The place of the page in the breadcrumb. */
  readonly place: CrumbPlace
  readonly needsAccount: boolean
  /** Index in the school's sub-menu for the school's own pages, else null. */
  readonly schoolLocalIndex: number | null
  /** Whether the page ends school-local mode, as the cloud school does (R-school-file-2). */
  readonly leavesSchoolLocal: boolean
  /** Reached by a link or an action; not by Back, Forward, a reload or a corrected address. */
  readonly byLink: boolean
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean
  /**
   * Not a direct reaction to the user, so it must not interrupt a navigation to another page
   * (docs/decisions/0482). Defaults to `replace`.
   */
  readonly late?: boolean
  /** Keeps the scroll position, for another view of the same page. */
  readonly keepScroll?: boolean
}

/** Options to change the address of the current page, for reloads; no effect once the page is being left. */
export const IN_PLACE: NavigateOptions = { replace: true, keepScroll: true }

/** The router, as used by the wiring of statecharts. */
export interface Navigator {
  /** Adds a history entry, unless `address` is the current one. */
  navigate(address: string, options?: NavigateOptions): void
  /** The current path and query. */
  address(): string
  arrival(): Arrival | null
  onArrival(listener: (arrival: Arrival) => void): void
  /** Reports the target of each navigation before its code has loaded, at once if one is under way. */
  onDeparture(listener: (address: string) => void): void
}

/** Makes the addresses that statecharts navigate to. */
export interface Addresses {
  /** The search for a keyword; type 0 means all types. */
  search(keyword: string, type: ListType): string
  list(query: ListQuery): string
}
