import type { PageLifecycle } from '#application/kernel/page-lifecycle.port.ts'
import type { PageScroll, ScrollPlaceStore } from '#application/navigation/scroll-place.port.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import { topFor } from '#domain/navigation/scroll-place.ts'
import type { AppContext } from '../app-context.ts'
import type { Arrival } from './navigator.ts'

export interface ScrollPlacePorts {
  readonly store: ScrollPlaceStore
  readonly page: PageScroll
  readonly lifecycle: PageLifecycle
}

/**
 * After a reload, and after an expiry and another sign-in, the page is where it was (R-session-5). The router knows where its pages
 * stood too, but goes there before what they show has come.
 * @returns what is to be told of arrivals
 */
export const wireScrollPlace = (
  { actors, stores, navigator }: Pick<AppContext, 'actors' | 'stores' | 'navigator'>,
  { store, page, lifecycle }: ScrollPlacePorts,
): ((arrival: Arrival | null) => void) => {
  const user = () => selectUser(actors.session.getSnapshot())
  let awaited = store.read()

  lifecycle.watch((news) => {
    const userId = user()?.id
    if (news === 'hidden' && userId !== undefined)
      store.keep({ userId, address: navigator.address(), top: page.top() })
  })
  actors.session.on('session.closed', ({ why }) => {
    // The page is still drawn; where the app is says the place that is parked, since it is on its way home by now.
    const parked = why === 'expired' || why === 'held' ? stores.parkedPlace.read() : null
    awaited = parked && { ...parked, top: page.top() }
    store.keep(awaited)
  })

  return (arrival) => {
    const userId = user()?.id
    if (arrival === null || userId === undefined) return
    const top = topFor(userId, arrival.url, awaited)
    // Home is what one signs in on, before one is led to where an expiry came.
    if (top === null && arrival.url === '/') return
    awaited = null
    if (top !== null) page.settle(top)
  }
}
