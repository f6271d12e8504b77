import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { FavouriteQuery } from '#domain/favourite/favourite.ts'
import { courseTableAddress } from '../routing/course-table-address.ts'

export const ALL_FAVOURITES: FavouriteQuery = {
  folder: 'all',
  type: 0,
  keyword: '',
  order: 'own',
  page: 1,
}

/** Where a part of the favourites is shown; what is not said is the usual. */
export const favouritesAddress = (query: Partial<FavouriteQuery> = {}): string => {
  const { folder, type, keyword, order, page } = { ...ALL_FAVOURITES, ...query }
  const said = new URLSearchParams()
  if (folder !== 'all') said.set('folder', String(folder))
  if (type !== 0) said.set('type', String(type))
  if (keyword !== '') said.set('q', keyword)
  if (order !== 'own') said.set('order', order)
  if (page > 1) said.set('page', String(page))
  const text = said.toString()
  const tab = courseTableAddress('favourites')
  return text === '' ? tab : `${tab}&${text}`
}

const wholeIn = (query: URLSearchParams, name: string): number | null => {
  const value = Number(query.get(name) ?? Number.NaN)
  return Number.isSafeInteger(value) && value >= 0 ? value : null
}

/** What an address asks for; what makes no sense is as if it were not there. */
export const favouriteQueryOf = (query: URLSearchParams): FavouriteQuery => ({
  folder: wholeIn(query, 'folder') ?? 'all',
  type: Object.values(CONTENT_TYPE).find((type) => type === wholeIn(query, 'type')) ?? 0,
  keyword: (query.get('q') ?? '').trim().slice(0, 200),
  order: query.get('order') === 'latest' ? 'latest' : 'own',
  page: Math.max(1, wholeIn(query, 'page') ?? 1),
})
