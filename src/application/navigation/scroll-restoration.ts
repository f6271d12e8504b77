import { type ScrollPlace, topFor } from '#domain/navigation/scroll-place.ts'
import type { CloseReason } from '#domain/session/session.events.ts'
import type { ParkedPlaceStore } from '../session/parked-place.port.ts'
import type { PageScroll, ScrollPlaceStore } from './scroll-place.port.ts'

export interface ScrollPorts {
  readonly store: ScrollPlaceStore
  readonly page: PageScroll
  /** The address at which a session ended. */
  readonly parked: Pick<ParkedPlaceStore, 'read'>
}

type Stay = Pick<ScrollPlace, 'userId' | 'address'>

/** Restores the scroll position after a reload, and after an expiry and a new sign-in (R-session-5). */
export interface ScrollRestoration {
  /** The page was hidden and may be discarded. */
  readonly hidden: (at: Stay) => void
  /** The session has ended. */
  readonly closed: (why: CloseReason) => void
  /** The user has arrived at an address. */
  readonly arrived: (at: Stay) => void
}

/** Not left to the router, which restores positions before the contents of the page have loaded. */
export const scrollRestoration = ({ store, page, parked }: ScrollPorts): ScrollRestoration => {
  let awaited = store.read()
  return {
    hidden: (at) => store.keep({ ...at, top: page.top() }),
    closed(why) {
      // The old page is still drawn, so its scroll can be read; its address is the parked one, because the
      // app is navigating to home already.
      const place = why === 'expired' || why === 'held' ? parked.read() : null
      awaited = place && { ...place, top: page.top() }
      store.keep(awaited)
    },
    arrived({ userId, address }) {
      const top = topFor(userId, address, awaited)
      // After an expiry the user signs in on home and is then led back, so an arrival at home does not end
      // the wait.
      if (top === null && address === '/') return
      awaited = null
      if (top !== null) page.settle(top)
    },
  }
}
