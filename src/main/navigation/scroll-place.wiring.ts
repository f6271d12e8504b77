import type { PageLifecycle } from '#application/kernel/page-lifecycle.port.ts'
import { type ScrollPorts, scrollRestoration } from '#application/navigation/scroll-restoration.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import type { AppContext } from '../app-context.ts'
import type { Arrival } from './navigator.ts'

export interface ScrollPlacePorts extends Omit<ScrollPorts, 'parked'> {
  readonly lifecycle: PageLifecycle
}

/**
 * Reports a hidden page, the end of the session and arrivals to the scroll restoration.
 * @returns the function to call for arrivals
 */
export const wireScrollPlace = (
  { actors, stores, navigator }: Pick<AppContext, 'actors' | 'stores' | 'navigator'>,
  { lifecycle, ...ports }: ScrollPlacePorts,
): ((arrival: Arrival | null) => void) => {
  const restoration = scrollRestoration({ ...ports, parked: stores.parkedPlace })
  const userId = () => selectUser(actors.session.getSnapshot())?.id

  lifecycle.watch((news) => {
    const id = userId()
    if (news === 'hidden' && id !== undefined)
      restoration.hidden({ userId: id, address: navigator.address() })
  })
  actors.session.on('session.closed', ({ why }) => restoration.closed(why))

  return (arrival) => {
    const id = userId()
    if (arrival !== null && id !== undefined) restoration.arrived({ userId: id, address: arrival.url })
  }
}
