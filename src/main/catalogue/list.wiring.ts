import type { SignedInActors } from '#application/app-actors.ts'
import type { ListViewStore } from '#application/catalogue/list.port.ts'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import { leftListOf, memoryFor, menuPlaceOf, storedListOf } from '#domain/catalogue/list-arrival.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { listArrivalOf } from '#ui/routing/list-arrival-of.ts'
import type { AppContext } from '../app-context.ts'
import type { SignedInBootstrap } from '../bundles/bootstrap.ts'
import { type Arrival, IN_PLACE } from '../navigation/navigator.ts'

/**
 * The address tells the list and its menus what to show, and they tell the address what is wanted; what returns is told of
 * every arrival. Nobody but a signed-in user is shown a list. R-catalogue-4, docs/decisions/0163.
 */
export const wireList = (
  { actors, stores, navigator, addresses }: AppContext,
  { list, filters }: Pick<SignedInActors, 'list' | 'filters'>,
  listView: ListViewStore,
): Pick<SignedInBootstrap, 'show' | 'forget'> => {
  const listAt = (arrival: Arrival | null) =>
    selectSignedIn(actors.session.getSnapshot()) ? listArrivalOf(arrival) : null

  const show = (arrival: Arrival | null) => {
    const shown = listAt(arrival)
    if (shown === null) {
      list.send({ type: 'list.leave' })
      filters.send({ type: 'filters.leave' })
      return
    }
    const { query } = shown
    // The search box follows the address afterwards, which names no category where it says nothing.
    const left = leftListOf(actors.categories.getSnapshot().context, stores.filterCriteria.read)
    actors.searchPanel.send({ type: 'search.show', keyword: query.keyword, scope: query.type })
    showMenus(query)
    // The last, for it may find gaps that lead to another address.
    list.send({ type: 'list.show', query, memory: memoryFor(shown, listView.read(), left) })
  }

  /** Until the categories have come nobody knows by which code to ask. */
  const showMenus = (query: ListQuery) => {
    const categories = actors.categories.getSnapshot()
    if (!categories.hasTag('busy'))
      filters.send({ type: 'filters.show', place: menuPlaceOf(categories.context, query) })
  }

  actors.searchPanel.on('search.shown', ({ scope }) =>
    actors.categories.send({ type: 'categories.follow', contentType: scope }),
  )
  // A word that is typed elsewhere is looked for everywhere.
  list.on('list.left', () => actors.categories.send({ type: 'categories.widen' }))
  list.on('list.changed', ({ query }) => {
    const stored = storedListOf(query)
    if (stored !== null) stores.filterCriteria.keep(stored.type, stored.criteria)
    navigator.navigate(addresses.list(query), { keepScroll: true })
  })
  list.on('list.corrected', ({ query }) => navigator.navigate(addresses.list(query), IN_PLACE))
  list.on('list.viewChosen', ({ view }) => listView.keep(view))
  actors.categories.subscribe(() => {
    const shown = listAt(navigator.arrival())
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
