import type { Container } from 'inversify'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import { isHome } from '#domain/navigation/breadcrumb.ts'
import type { AdapterSet } from '../adapters/adapter-set.ts'
import type { AppContext } from '../app-context.ts'
import type { Arrival } from '../navigation/navigator.ts'
import { whenIdle } from '../when-idle.ts'
import type { SignedInBootstrap } from './bootstrap.ts'
import { type LazyModule, lazyModule } from './lazy-module.ts'

/** The bundle for signed-in users with its adapters; visitors never load it. */
export const lazySignedIn = (
  container: Container,
  adapters: AdapterSet,
  app: AppContext,
): LazyModule<SignedInBootstrap> =>
  lazyModule(async () => {
    const [{ openSignedIn }, signedInAdapters] = await Promise.all([
      import('./signed-in.bootstrap.ts'),
      adapters.signedIn(),
    ])
    return openSignedIn(container, signedInAdapters, app)
  })

/**
 * Loads the bundle with the first session, and passes arrivals and the end of the session on to it. Called
 * before any actor starts.
 */
export const wireSignedIn = (
  { actors, navigator }: AppContext,
  signedIn: LazyModule<SignedInBootstrap>,
): ((arrival: Arrival) => void) => {
  void signedIn.loaded.then((bootstrap) => bootstrap.show(navigator.arrival()))
  // A failure to load is shown by the page, which loads the same bundle.
  const load = () => void signedIn.load().catch(() => undefined)
  const show = () => {
    const bootstrap = signedIn.current()
    if (bootstrap !== null) bootstrap.show(navigator.arrival())
    else if (selectSignedIn(actors.session.getSnapshot())) {
      // Home is drawn without the bundle, and is what the user waits for.
      if (isHome(navigator.address())) whenIdle(load)
      else load()
    }
  }
  actors.session.on('session.opened', show)
  navigator.onDeparture((address) => {
    if (!isHome(address) && selectSignedIn(actors.session.getSnapshot())) load()
  })
  actors.session.on('session.closed', () => signedIn.current()?.forget())
  return show
}
