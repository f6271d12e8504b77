import type { ListArrival } from '#domain/catalogue/list-arrival.ts'
import { listPath } from './addresses.ts'
import { readListQuery } from './list-query-reader.ts'

/** The time shapes nothing. */
const shapesNothing = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => name === 'time')

/** What an address says of a list; null for every other page, and where nothing was arrived at. */
export const listArrivalOf = (
  arrival: { readonly url: string; readonly byLink: boolean } | null,
): ListArrival | null => {
  const [path, search = ''] = (arrival?.url ?? '').split('?', 2)
  return arrival === null || path !== listPath
    ? null
    : { query: readListQuery(search), isBare: shapesNothing(search), byLink: arrival.byLink }
}
