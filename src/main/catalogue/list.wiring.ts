import type { ListViewStore } from '#application/catalogue/list.port.ts'
import type { ListLogic } from '#application/catalogue/list-logic.ts'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import { leftListOf, memoryFor, menuPlaceOf, storedListOf } from '#domain/catalogue/list-arrival.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { listArrivalOf } from '#ui/routing/list-arrival-of.ts'
import type { AppContext } from '../app-context.ts'
import type { ListBootstrap, ListOpening } from '../bundles/bootstrap.ts'
import { IN_PLACE } from '../navigation/navigator.ts'

/**
 * Connects address, list and menus: the address determines what they show, and they navigate to change it.
 * @returns the function to call for every arrival. R-catalogue-4, docs/decisions/0163.
 */
export const wireList = (
  { actors, stores, navigator, addresses }: AppContext,
  { list, filters }: ListLogic,
  listView: ListViewStore,
): Pick<ListBootstrap, 'show' | 'forget'> => {
  const show = (opening: ListOpening | null) => {
    const shown = listArrivalOf(opening?.arrival ?? null)
    if (opening === null || shown === null) {
      list.send({ type: 'list.leave' })
      filters.send({ type: 'filters.leave' })
      return
    }
    const { query } = shown
    const left = leftListOf(opening.categories, stores.filterCriteria.read)
    showMenus(query)
    // Must come last: the list may complete the query, which navigates to another address.
    list.send({ type: 'list.show', query, memory: memoryFor(shown, listView.read(), left) })
  }

  /** Shows menus once the categories are known, since the requests need their codes. */
  const showMenus = (query: ListQuery) => {
    const categories = actors.categories.getSnapshot()
    if (!categories.hasTag('busy'))
      filters.send({ type: 'filters.show', place: menuPlaceOf(categories.context, query) })
  }

  list.on('list.changed', ({ query }) => {
    const stored = storedListOf(query)
    if (stored !== null) stores.filterCriteria.keep(stored.type, stored.criteria)
    navigator.navigate(addresses.list(query), { keepScroll: true })
  })
  list.on('list.corrected', ({ query }) => navigator.navigate(addresses.list(query), IN_PLACE))
  list.on('list.viewChosen', ({ view }) => listView.keep(view))
  actors.categories.subscribe(() => {
    const shown = selectSignedIn(actors.session.getSnapshot()) ? listArrivalOf(navigator.arrival()) : null
    if (shown !== null) showMenus(shown.query)
  })
  return {
    show,
    forget: () => {
      list.send({ type: 'list.forget' })
      filters.send({ type: 'filters.forget' })
    },
  }
}
