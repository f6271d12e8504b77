import { selectOrganisation, selectSignedIn } from '#application/session/session.selectors.ts'
import { addressNaming } from '#ui/routing/addresses.ts'
import type { AppContext } from '../app-context.ts'
import { type Arrival, IN_PLACE } from '../navigation/navigator.ts'

/**
 * Adds the chosen school to the address of a school's page that names none (R-school-file-1), so that Back,
 * a reload and a copied link show the same school.
 */
export const wireSchoolAddress = ({ actors: { session }, navigator }: AppContext): void => {
  const name = (arrival: Arrival | null) => {
    if (arrival === null || arrival.schoolLocalIndex === null) return
    if (!selectSignedIn(session.getSnapshot())) return
    const address = addressNaming(arrival.url, selectOrganisation(session.getSnapshot()).id)
    if (address !== null) navigator.navigate(address, IN_PLACE)
  }
  navigator.onArrival(name)
  session.on('session.opened', () => name(navigator.arrival()))
}
