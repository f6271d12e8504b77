import { type CategoriesContext, currentCategoryOf } from './categories.machine.ts'
import { CONTENT_TYPE, type ContentType, keepsFilterCriteria } from './category.ts'
import { type FilterCriteria, NO_FILTERS } from './filter-criteria.ts'
import type { ListQuery, ListView } from './list-query.ts'
import type { MenuPlace } from './menu.ts'
import { criteriaOf, criteriaTypeOf, type StoredList, type StoredListState } from './stored-list-state.ts'

/** How somebody came to a list. */
export interface ListArrival {
  readonly query: ListQuery
  /** The address shapes nothing: it leads back to the list that was left (docs/decisions/0163). */
  readonly isBare: boolean
  /** By a link or by what somebody did; not by Back, Forward or a reload. */
  readonly byLink: boolean
}

/** The list that was left last: of the current category, with the criteria that are stored for it. R-catalogue-5. */
export const leftListOf = (
  categories: CategoriesContext,
  criteriaFor: (type: ContentType) => FilterCriteria,
): StoredList => {
  const type = currentCategoryOf(categories)?.type ?? CONTENT_TYPE.recorded
  return { type, criteria: keepsFilterCriteria(type) ? criteriaFor(type) : NO_FILTERS }
}

/** What fills the gaps of an address; null for one that somebody comes back to, which says all that there was to say. */
export const memoryFor = (
  { isBare, byLink }: Pick<ListArrival, 'isBare' | 'byLink'>,
  view: ListView,
  left: StoredList,
): StoredListState | null => (isBare || byLink ? { view, left: isBare ? left : null } : null)

/** The place whose menus stand beside a list: the current category where it is of the type, else the first of it. */
export const menuPlaceOf = (categories: CategoriesContext, query: ListQuery): MenuPlace => {
  const current = currentCategoryOf(categories)
  const shown =
    current?.type === query.type ? current : categories.categories.find(({ type }) => type === query.type)
  return { query, code: shown?.code ?? '' }
}

/** What of a list is stored for its category; null where nothing is. */
export const storedListOf = (query: ListQuery): StoredList | null => {
  const type = criteriaTypeOf(query)
  return type === null ? null : { type, criteria: criteriaOf(query) }
}
