import { selectSignedIn } from '#application/session/session.selectors.ts'
import { listSearchOf } from '#ui/routing/list-search.ts'
import type { AppContext } from '../app-context.ts'
import type { ListBootstrap, ListOpening, SignedInBootstrap } from '../bundles/bootstrap.ts'
import type { LazyModule } from '../bundles/lazy-module.ts'

/**
 * Sends the list of the address to the search box and the categories at once. The bundle of lists is loaded
 * on the way to the first list, and gets the last arrival when it has loaded. Only signed-in users see
 * lists. R-catalogue-4, docs/decisions/0163.
 */
export const wireListArrivals = (
  { actors, navigator }: Pick<AppContext, 'actors' | 'navigator'>,
  lists: LazyModule<ListBootstrap>,
): Pick<SignedInBootstrap, 'show' | 'forget'> => {
  /** The current list; null on other pages. */
  let shown: ListOpening | null = null

  const searchAt = (address: string | undefined) =>
    address !== undefined && selectSignedIn(actors.session.getSnapshot()) ? listSearchOf(address) : null
  // A failure to load is shown by the page, which loads the same bundle.
  const load = () => void lists.load().catch(() => undefined)

  void lists.loaded.then((loaded) => loaded.show(shown))
  navigator.onDeparture((address) => {
    if (searchAt(address) !== null) load()
  })
  actors.searchPanel.on('search.shown', ({ scope }) =>
    actors.categories.send({ type: 'categories.follow', contentType: scope }),
  )
  return {
    show: (arrival) => {
      const search = searchAt(arrival?.url)
      if (arrival === null || search === null) {
        // On other pages a search covers all categories.
        if (shown !== null) actors.categories.send({ type: 'categories.widen' })
        shown = null
      } else {
        load()
        shown = { arrival, categories: actors.categories.getSnapshot().context }
        actors.searchPanel.send({ type: 'search.show', keyword: search.keyword, scope: search.type })
      }
      lists.current()?.show(shown)
    },
    forget: () => {
      shown = null
      lists.current()?.forget()
    },
  }
}
