import type { ServiceIdentifier } from 'inversify'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import type { Configuration } from '#domain/kernel/configuration.ts'
import { App } from '#ui/app.tsx'
import { copy } from '#ui/copy/copy.ts'
import { listAddress, searchAddress } from '#ui/routing/addresses.ts'
import { routes } from '#ui/routing/routes.tsx'
import type { AdapterSet } from './adapters/adapter-set.ts'
import { breathe } from './breathe.ts'
import { actorsIn, homeLogicIn, inStartOrder, makeContainer, storesIn } from './container.ts'
import { insideDoor } from './inside/inside.ts'
import { routerNavigator } from './router-navigator.ts'
import { ACTOR, EXPIRY_SIGNAL, VISITOR_ID_PORT } from './tokens.ts'
import { whenQuiet } from './when-idle.ts'
import type { Wired } from './wired.ts'
import { wire } from './wiring.ts'

/** Puts the app together and draws it into `root`, in place of what stands there. */
export const start = async (
  root: HTMLElement,
  configuration: Configuration,
  adapters: AdapterSet,
): Promise<void> => {
  await breathe()
  const container = makeContainer(configuration, adapters.outside)
  await breathe()
  const stores = storesIn(container)
  await breathe()
  // One statechart at a time: each brings its ports along. The session brings most, and comes when the others have been made:
  // what is done for the first time takes longer.
  for (const actor of Object.values<ServiceIdentifier>(ACTOR).toReversed()) {
    container.get(actor)
    await breathe()
  }
  const actors = actorsIn(container)
  const router = createBrowserRouter(routes)
  await breathe()
  const wired: Wired = {
    actors,
    stores,
    expiry: container.get(EXPIRY_SIGNAL),
    navigator: routerNavigator(router),
    addresses: {
      search: (keyword, contentType) => searchAddress(keyword, contentType, Date.now()),
      list: listAddress,
    },
    wording: copy.wording,
    prepareSignIn: () => void container.get(VISITOR_ID_PORT).visitorId(),
  }
  const door = insideDoor(container, adapters, wired)
  const connect = wire(wired, door)
  await breathe()
  // Some begin to ask for what they show.
  for (const actor of inStartOrder(actors)) {
    actor.start()
    await breathe()
  }
  connect()
  // UNIQUE_ID is there from the first visit on (R-session-12): made when all that is seen has been.
  whenQuiet(wired.prepareSignIn)
  await breathe()
  const home = homeLogicIn(container)
  // A transition is drawn in slices, between which a phone can answer; the shell stays until it is done.
  startTransition(() =>
    createRoot(root).render(
      <App
        services={{ actors, home, inside: door.inside, insideThere: door.there, configuration }}
        router={router}
      />,
    ),
  )
}
