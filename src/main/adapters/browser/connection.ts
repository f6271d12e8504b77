import { ContainerModule } from 'inversify'
import { workboxAppKeeper } from '#infrastructure/connection/app-keeper.workbox.ts'
import { browserNetwork } from '#infrastructure/connection/network.browser.ts'
import { browserMemory } from '#infrastructure/storage/databases-and-caches.ts'
import { APP_KEEPER, NETWORK_PORT } from '../../connection/tokens.ts'

/** What this browser knows of its network, and keeps of the app. */
export const browserConnection = new ContainerModule(({ bind }) => {
  bind(APP_KEEPER).toResolvedValue(() =>
    workboxAppKeeper({
      workers: navigator.serviceWorker,
      caches: browserMemory().caches,
      reopen: () => location.reload(),
    }),
  )
  bind(NETWORK_PORT).toResolvedValue(() => browserNetwork(window))
})
