import type { ListQuery, ListView } from '#domain/catalogue/list-query.ts'
import type { ListResult } from '#domain/catalogue/list-result.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/**
 * Contents of a type, or what a search finds: the page that the query names, of the size of its view. Wire:
 * getsearchlist with a keyword; else getstructurepagelist, getslivepagelist, resourcescontentlist by type.
 */
export interface ListPort {
  page(query: ListQuery, signal: AbortSignal): Promise<Result<ListResult, Failure>>
}

/** How lists were looked at last on this device. */
export interface ListViewStore {
  read(): ListView
  keep(view: ListView): void
}
