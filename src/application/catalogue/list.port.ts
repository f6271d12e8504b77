import type { ListQuery, ListView } from '#domain/catalogue/list-query.ts'
import type { ListResult } from '#domain/catalogue/list-result.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/**
 * One page of the contents of a type or of search results; the view of the query sets the page size. Wire:
 * getsearchlist if there is a keyword, else getstructurepagelist, getslivepagelist or resourcescontentlist by
 * type.
 */
export interface ListPort {
  page(query: ListQuery, signal: AbortSignal): Promise<Result<ListResult, Failure>>
}

/** Stores the view of lists (rows or cards) last chosen on this device. */
export interface ListViewStore {
  read(): ListView
  keep(view: ListView): void
}
