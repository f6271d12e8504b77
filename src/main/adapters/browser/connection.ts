import { ContainerModule } from 'inversify'
import { browserNetwork } from '#infrastructure/connection/network.browser.ts'
import { workboxOfflineApp } from '#infrastructure/connection/offline-app.workbox.ts'
import { webStorageWork } from '#infrastructure/connection/stored-work.web-storage.ts'
import { browserWorkKeeping } from '#infrastructure/connection/work-keeping.browser.ts'
import { browserMemory } from '#infrastructure/storage/databases-and-caches.ts'
import { NETWORK_PORT, OFFLINE_APP, STORED_WORK, WORK_KEEPING_PORT } from '../../connection/tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser adapters for the network, the offline app and stored work. */
export const browserConnection = new ContainerModule(({ bind }) => {
  bind(OFFLINE_APP).toResolvedValue(() =>
    workboxOfflineApp({
      workers: navigator.serviceWorker,
      caches: browserMemory().caches,
      fetch: (address, init) => fetch(address, init),
      reopen: () => location.reload(),
    }),
  )
  bind(STORED_WORK).toResolvedValue(
    (storage) => webStorageWork(storage, browserMemory().databases),
    [STORAGE],
  )
  bind(WORK_KEEPING_PORT).toResolvedValue(
    (storage) => browserWorkKeeping({ storage, page: window, manager: navigator.storage }),
    [STORAGE],
  )
  bind(NETWORK_PORT).toResolvedValue(() => browserNetwork(window))
})
