import { selectSignedIn } from '#application/session/session.selectors.ts'
import { listSearchOf } from '#ui/routing/list-search.ts'
import type { AppContext } from '../app-context.ts'
import type { ListBootstrap, ListOpening, SignedInBootstrap } from '../bundles/bootstrap.ts'
import type { LazyModule } from '../bundles/lazy-module.ts'

/**
 * The search box and the categories hear at once which list the address names. What is listed is fetched with the first list, on the
 * way to it, and hears of the last arrival. Nobody but a signed-in user is shown a list. R-catalogue-4, docs/decisions/0163.
 */
export const wireListArrivals = (
  { actors, navigator }: Pick<AppContext, 'actors' | 'navigator'>,
  lists: LazyModule<ListBootstrap>,
): Pick<SignedInBootstrap, 'show' | 'forget'> => {
  /** The list that one is at. */
  let shown: ListOpening | null = null

  const searchAt = (address: string | undefined) =>
    address !== undefined && selectSignedIn(actors.session.getSnapshot()) ? listSearchOf(address) : null
  // What cannot be fetched is asked for by the page that needs it too, which says so.
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
        // A word that is typed elsewhere is looked for everywhere.
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
