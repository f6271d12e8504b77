import { Workbox } from 'workbox-window'
import type { OfflineAppPort } from '#application/connection/offline-app.port.ts'
import { keepConfiguration } from './kept-configuration.ts'

/** The service worker that the build made (vite.config.ts). */
const SERVICE_WORKER = '/sw.js'

interface Needs {
  /** Undefined where the browser or the address (no TLS) knows no service workers. */
  readonly workers: unknown
  readonly caches: CacheStorage | undefined
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
  readonly reopen: () => void
}

/** The app in the browser's own store. Where it cannot be kept it goes on as a page. */
export const workboxOfflineApp = ({ workers, caches, fetch, reopen }: Needs): OfflineAppPort => ({
  keep: (renewed) => {
    if (workers === undefined) return { look: () => undefined, change: reopen }
    const worker = new Workbox(SERVICE_WORKER)
    worker.addEventListener('waiting', renewed)
    // A server without a built client has none.
    const quiet = () => undefined
    const registered = worker.register().catch(quiet)
    // This page read /config.json before the service worker existed, so it is cached now: offline, the app cannot start without it.
    if (caches !== undefined) void keepConfiguration({ caches, fetch }).catch(quiet)
    return {
      look: () => void worker.update().catch(quiet),
      change: () => {
        // When another tab activates the new version, this one does not reload.
        worker.addEventListener('controlling', reopen)
        worker.messageSkipWaiting()
        // Nothing waits where another tab has changed already: it would not be told of once more.
        void registered.then((registration) => registration?.waiting ?? reopen())
      },
    }
  },
})
