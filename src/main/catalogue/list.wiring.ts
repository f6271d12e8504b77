import type { SignedInActors } from '#application/app-actors.ts'
import type { ListViewStore } from '#application/catalogue/list.port.ts'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import { currentCategoryOf } from '#domain/catalogue/categories.machine.ts'
import { CONTENT_TYPE, keepsFilterCriteria } from '#domain/catalogue/category.ts'
import { NO_FILTERS } from '#domain/catalogue/filter-criteria.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import {
  criteriaOf,
  criteriaTypeOf,
  type StoredList,
  type StoredListState,
} from '#domain/catalogue/stored-list-state.ts'
import { listPath } from '#ui/routing/addresses.ts'
import { readListQuery } from '#ui/routing/list-query-reader.ts'
import type { AppContext } from '../app-context.ts'
import type { SignedInBootstrap } from '../bundles/bootstrap.ts'
import type { Arrival } from '../navigation/navigator.ts'

/** What a list's address says; null for every other page. */
const listIn = (arrival: Arrival | null): ListQuery | null => {
  const [path, search = ''] = (arrival?.url ?? '').split('?', 2)
  return path === listPath ? readListQuery(search) : null
}

/** The time shapes nothing. */
const saysNothing = ({ url }: Arrival): boolean =>
  [...new URLSearchParams(url.split('?', 2)[1] ?? '').keys()].every((name) => name === 'time')

/**
 * The address tells the list and its menus what to show, and they tell the address what is wanted; what returns is told of
 * every arrival. Only a signed-in user is shown a list. R-catalogue-4, docs/decisions/0163.
 */
export const wireList = (
  app: AppContext,
  { list, filters }: Pick<SignedInActors, 'list' | 'filters'>,
  listView: ListViewStore,
): Pick<SignedInBootstrap, 'show' | 'forget'> => {
  const { actors, stores, navigator, addresses } = app

  const show = (arrival: Arrival | null) => {
    const query = listIn(arrival)
    if (arrival === null || query === null || !selectSignedIn(actors.session.getSnapshot())) {
      // A word that is typed elsewhere is looked for everywhere.
      if (!list.getSnapshot().matches('away')) actors.categories.send({ type: 'categories.widen' })
      list.send({ type: 'list.leave' })
      filters.send({ type: 'filters.leave' })
      return
    }
    // Before the search box follows the address, which names no category where it says nothing.
    const isLeft = saysNothing(arrival)
    const memory = isLeft || arrival.byLink ? memoryOf(isLeft) : null
    showSearch(query)
    showMenus(query)
    // The last, for it may find gaps that lead to another address.
    list.send({ type: 'list.show', query, memory })
  }

  const memoryOf = (isLeft: boolean): StoredListState => ({
    view: listView.read(),
    left: isLeft ? leftList() : null,
  })

  const leftList = (): StoredList => {
    const type = currentCategoryOf(actors.categories.getSnapshot().context)?.type ?? CONTENT_TYPE.recorded
    return { type, criteria: keepsFilterCriteria(type) ? stores.filterCriteria.read(type) : NO_FILTERS }
  }

  /** The code to ask by is unknown until the categories have come. */
  const showMenus = (query: ListQuery) => {
    const categories = actors.categories.getSnapshot()
    if (categories.hasTag('busy')) return
    const { context } = categories
    const current = currentCategoryOf(context)
    const shown =
      current?.type === query.type ? current : context.categories.find(({ type }) => type === query.type)
    const code = shown?.code ?? ''
    filters.send({ type: 'filters.show', place: { query, code } })
  }

  /** The search box says what the address does, unless the user is typing in it. */
  const showSearch = ({ keyword, type }: ListQuery) => {
    const { context } = actors.searchPanel.getSnapshot()
    const contentType = type === 0 ? context.contentType : type
    actors.searchPanel.send({ type: 'search.show', keyword, contentType })
    if (actors.searchPanel.getSnapshot().context.contentType === contentType)
      actors.categories.send({ type: 'categories.follow', contentType: type })
  }

  const keepCriteria = (query: ListQuery) => {
    const type = criteriaTypeOf(query)
    if (type !== null) stores.filterCriteria.keep(type, criteriaOf(query))
  }

  list.on('list.changed', ({ query }) => {
    keepCriteria(query)
    navigator.navigate(addresses.list(query), { keepScroll: true })
  })
  list.on('list.corrected', ({ query }) =>
    navigator.navigate(addresses.list(query), { replace: true, keepScroll: true }),
  )
  list.on('list.viewChosen', ({ view }) => listView.keep(view))
  actors.categories.subscribe((categories) => {
    const query = listIn(navigator.arrival())
    if (!categories.hasTag('busy') && query && selectSignedIn(actors.session.getSnapshot())) showMenus(query)
  })
  return {
    show,
    forget: () => {
      list.send({ type: 'list.forget' })
      filters.send({ type: 'filters.forget' })
    },
  }
}
