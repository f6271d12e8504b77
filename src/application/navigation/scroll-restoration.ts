import { type ScrollPlace, topFor } from '#domain/navigation/scroll-place.ts'
import type { CloseReason } from '#domain/session/session.events.ts'
import type { ParkedPlaceStore } from '../session/parked-place.port.ts'
import type { PageScroll, ScrollPlaceStore } from './scroll-place.port.ts'

export interface ScrollPorts {
  readonly store: ScrollPlaceStore
  readonly page: PageScroll
  /** Where the app was when a session ended. */
  readonly parked: Pick<ParkedPlaceStore, 'read'>
}

type Stay = Pick<ScrollPlace, 'userId' | 'address'>

/** After a reload, and after an expiry and another sign-in, the page is where it was (R-session-5). */
export interface ScrollRestoration {
  /** The page of this user may never be seen again. */
  readonly hidden: (at: Stay) => void
  /** The session is over. */
  readonly closed: (why: CloseReason) => void
  /** This user has come to an address. */
  readonly arrived: (at: Stay) => void
}

/** The router knows where its pages stood too, but goes there before what they show has come. */
export const scrollRestoration = ({ store, page, parked }: ScrollPorts): ScrollRestoration => {
  let awaited = store.read()
  return {
    hidden: (at) => store.keep({ ...at, top: page.top() }),
    closed(why) {
      // The page is still drawn, so its scroll can be read; its address is the parked one, since the app is on its way to home by now.
      const place = why === 'expired' || why === 'held' ? parked.read() : null
      awaited = place && { ...place, top: page.top() }
      store.keep(awaited)
    },
    arrived({ userId, address }) {
      const top = topFor(userId, address, awaited)
      // After an expiry one signs in on home and is then led back: home is not the page that is waited for.
      if (top === null && address === '/') return
      awaited = null
      if (top !== null) page.settle(top)
    },
  }
}
