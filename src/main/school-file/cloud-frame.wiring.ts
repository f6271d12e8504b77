import { selectUser } from '#application/session/session.selectors.ts'
import { cloudLogoNameOf } from '#domain/school-file/cloud-school.ts'
import type { AppContext } from '../app-context.ts'
import type { Arrival } from '../navigation/navigator.ts'

/** The cloud school replaces the frame for users whose sign-in leads there (R-navigation-4). */
export const wireCloudFrame = ({ actors: { session, chrome }, navigator }: AppContext): void => {
  const enter = (arrival: Arrival | null) => {
    const user = selectUser(session.getSnapshot())
    const logoName = user === null || arrival === null ? null : cloudLogoNameOf(user, arrival.url)
    if (logoName !== null) chrome.send({ type: 'chrome.enterCloudSchool', logoName })
  }
  navigator.onArrival(enter)
  session.on('session.opened', () => enter(navigator.arrival()))
}
