import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { CONFIGURATION, CONFIGURATION_CACHE } from '#infrastructure/connection/kept-configuration.ts'

// The service worker, a program of its own: it keeps the files of one build, of which none is private, and answers for nothing else
// (docs/decisions/0401). Calls, films and files with ranges pass it by.

/** What of a service worker the types of a page do not say. */
declare const self: {
  /** The files of this build, which Workbox writes in its place. */
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  skipWaiting(): Promise<void>
}

/** A line may hold a connection and carry nothing for minutes. After so long the page of the kept build stands there (docs/decisions/0490). */
const PAGE_WAIT_S = 8
/** Who has waited for the page before waits less: what a school sets hardly ever changes, and what comes late is kept for the next start. */
const CONFIGURATION_WAIT_S = 4

/** What workbox-window sends for a tab that takes the new version. */
const isTaken = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING'

// A newer version waits until a tab takes it: one that took over by itself would open every tab anew, with whatever is typed in it.
self.addEventListener('message', ({ data }) => {
  if (isTaken(data)) void self.skipWaiting()
})
clientsClaim()
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' })
cleanupOutdatedCaches()

/**
 * Pages come from the server while it is reached, so that a tab that is opened after a deployment is of the new build. None of them is
 * ever kept; what stands in for one is index.html of the kept build, whose name there ends in its revision. While a newer build lies
 * ready there are two, and the cache answers with the older one, which is the one that runs.
 */
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  new NetworkFirst({
    networkTimeoutSeconds: PAGE_WAIT_S,
    plugins: [
      {
        cacheWillUpdate: async () => null,
        cachedResponseWillBeUsed: async () => caches.match('/index.html', { ignoreSearch: true }),
      },
    ],
  }),
)

/**
 * A page in the place of the configuration is that of somebody between, a captive portal say, and a server that fails says nothing of
 * it. Then the kept one is used, and where there is none the app is told what came. Only JSON is kept.
 */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === CONFIGURATION,
  new NetworkFirst({
    cacheName: CONFIGURATION_CACHE,
    networkTimeoutSeconds: CONFIGURATION_WAIT_S,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          const isPage = response.ok && (response.headers.get('content-type') ?? '').includes('html')
          if (response.status < 500 && !isPage) return response
          return (await caches.match(CONFIGURATION, { cacheName: CONFIGURATION_CACHE })) ?? response
        },
        cacheWillUpdate: async ({ response }) => {
          if (response.status !== 200) return null
          try {
            await response.clone().json()
            return response
          } catch {
            return null
          }
        },
      },
    ],
  }),
)
