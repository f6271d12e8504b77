import { type DataRouter, NavigationType } from 'react-router-dom'
import { crumbPlaceOf } from '#ui/routing/crumb-place.ts'
import { type InnerRoutes, pageTitleOf, routeHandleOf } from '#ui/routing/route-handle.ts'
import type { Arrival, Navigator } from './navigator.ts'

type Location = DataRouter['state']['location']

/**
 * Reduces leading slashes to one, because //somewhere/page as a link or return address would name another
 * host.
 */
const addressOf = ({ pathname, search }: Location): string => `${pathname.replace(/^\/{2,}/, '/')}${search}`

const arrivalAt = ({ location, historyAction, matches }: DataRouter['state']): Arrival => {
  const inner = matches.at(-1)?.route.handle as InnerRoutes | undefined
  const { needsAccount, schoolLocalIndex, leavesSchoolLocal } = routeHandleOf(location.pathname)
  const title = pageTitleOf(location.pathname, location.search, inner)
  return {
    url: addressOf(location),
    title,
    place: crumbPlaceOf(location.pathname, location.search, inner),
    needsAccount,
    schoolLocalIndex,
    leavesSchoolLocal,
    byLink: historyAction === NavigationType.Push,
  }
}

/** The navigator over the browser's router; reports one arrival for every address that it settles on. */
export const routerNavigator = (router: DataRouter): Navigator => {
  const address = () => addressOf(router.state.location)
  return {
    navigate: (to, { replace = false, keepScroll = false, late = replace } = {}) => {
      const isOnTheWay = router.state.navigation.state !== 'idle'
      if (to === address() || (late && isOnTheWay)) return
      void router.navigate(to, { replace, preventScrollReset: keepScroll })
    },
    address,
    arrival: () => (router.state.initialized ? arrivalAt(router.state) : null),
    onArrival: (listener) => {
      let arrivedKey: string | null = null
      const tell = (state: DataRouter['state']) => {
        const { location, navigation, initialized } = state
        if (!initialized || navigation.state !== 'idle' || location.key === arrivedKey) return
        arrivedKey = location.key
        listener(arrivalAt(state))
      }
      router.subscribe(tell)
      tell(router.state)
    },
    onDeparture: (listener) => {
      const tell = ({ navigation }: DataRouter['state']) => {
        if (navigation.location !== undefined) listener(addressOf(navigation.location))
      }
      router.subscribe(tell)
      tell(router.state)
    },
  }
}
