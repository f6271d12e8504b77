import { selectOrganisation, selectSignedIn } from '#application/session/session.selectors.ts'
import { organisationInQuery } from '#ui/routing/addresses.ts'
import type { AppContext } from '../app-context.ts'
import type { Arrival } from '../navigation/navigator.ts'

/**
 * The address of a school's page names the school (R-school-file-1): the chosen one is put where an address names none, so that
 * Back, a reload and a copied link show what was seen.
 */
export const wireSchoolAddress = ({ actors: { session }, navigator }: AppContext): void => {
  const name = (arrival: Arrival | null) => {
    const { id } = selectOrganisation(session.getSnapshot())
    if (arrival === null || arrival.schoolLocalIndex === null) return
    if (id === 0 || !selectSignedIn(session.getSnapshot())) return
    const [path = '', search = ''] = arrival.url.split('?', 2)
    const query = new URLSearchParams(search)
    if (organisationInQuery(query) !== 0) return
    query.set('orgId', String(id))
    navigator.navigate(`${path}?${query.toString()}`, { replace: true, keepScroll: true })
  }
  navigator.onArrival(name)
  session.on('session.opened', () => name(navigator.arrival()))
}
