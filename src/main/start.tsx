import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import type { Configuration } from '#domain/kernel/configuration.ts'
import { App } from '#ui/app.tsx'
import { opensAnew } from '#ui/components/part-boundary.tsx'
import { copy } from '#ui/copy/copy.ts'
import { listAddress, searchAddress } from '#ui/routing/addresses.ts'
import { isMissingCode, tellSlowCode } from '#ui/routing/missing-code.ts'
import { routes } from '#ui/routing/routes.tsx'
import type { AdapterSet } from './adapters/adapter-set.ts'
import type { AppContext } from './app-context.ts'
import { lazySignedIn } from './bundles/signed-in.lazy.ts'
import { lazyConnection } from './connection/connection.lazy.ts'
import { actorsIn, homeLogicIn, inStartOrder, makeContainer, storesIn } from './container.ts'
import { isPageSent, reopenOnce } from './navigation/reopening.ts'
import { routerNavigator } from './navigation/router-navigator.ts'
import { EXPIRY_SIGNAL, VISITOR_ID_PORT } from './session/tokens.ts'
import { CALL_SIGNAL, RUNNING_CHARTS } from './tokens.ts'
import { whenQuiet } from './when-idle.ts'
import { wire } from './wiring.ts'
import { yieldToMain } from './yield-to-main.ts'

/** Assembles the app and renders it into `root`, replacing the shell. */
export const start = async (
  root: HTMLElement,
  configuration: Configuration,
  adapters: AdapterSet,
): Promise<void> => {
  const container = makeContainer(configuration, adapters.visitor)
  const actors = actorsIn(container)
  const router = createBrowserRouter(routes)
  const app: AppContext = {
    actors,
    stores: storesIn(container),
    expiry: container.get(EXPIRY_SIGNAL),
    calls: container.get(CALL_SIGNAL),
    running: container.get(RUNNING_CHARTS),
    navigator: routerNavigator(router),
    addresses: {
      search: (keyword, contentType) => searchAddress(keyword, contentType, Date.now()),
      list: listAddress,
    },
    wording: copy.wording,
    prepareSignIn: () => void container.get(VISITOR_ID_PORT).visitorId(),
  }
  const reopen = reopenOnce({
    build: import.meta.url,
    store: app.stores.reopening,
    isOnline: () => navigator.onLine,
    isSent: () => isPageSent((address, init) => fetch(address, init), location.href),
    reopen: () => location.reload(),
  })
  router.subscribe(({ errors }) => {
    for (const error of Object.values(errors ?? {})) void reopen(error)
  })
  const signedIn = lazySignedIn(container, adapters, app)
  const connection = lazyConnection(container, adapters, app)
  tellSlowCode(app.calls.tell)
  const connect = wire(app, signedIn)
  await yieldToMain()
  for (const actor of inStartOrder(actors)) actor.start()
  connect()
  // UNIQUE_ID must exist from the first visit on (R-session-12); make it after everything visible has been
  // drawn.
  whenQuiet(app.prepareSignIn)
  whenQuiet(() => void connection.load().catch(() => undefined))
  const home = homeLogicIn(container)
  await yieldToMain()
  // React draws a transition in parts, so that the browser can handle input meanwhile; the shell stays until it is done.
  startTransition(() =>
    createRoot(root, {
      onCaughtError: (error, { errorBoundary }) => {
        // Missing code is shown by the part of the page itself, so do not report it as a script error.
        if (!isMissingCode(error)) reportError(error)
        if (opensAnew(errorBoundary)) void reopen(error)
      },
    }).render(
      <App
        services={{ actors, home, signedIn, connection, configuration, running: app.running }}
        router={router}
      />,
    ),
  )
}
