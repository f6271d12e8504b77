import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { CONFIGURATION, CONFIGURATION_CACHE } from '#infrastructure/connection/kept-configuration.ts'

// The service worker. It caches the files of one build, none of which is private, and handles nothing else
// (docs/decisions/0401): API calls, films and range requests go to the network.

/** The part of the global scope of a service worker that is used; the types of pages do not include it. */
declare const self: {
  /** The list of the files of this build; Workbox replaces the name with it. */
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  skipWaiting(): Promise<void>
}

/** A connection may stall for minutes; after this time the cached page is used (docs/decisions/0490). */
const PAGE_WAIT_S = 8
/**
 * Shorter, because the user has waited for the page already: the configuration rarely changes, and a late
 * answer is cached for the next start.
 */
const CONFIGURATION_WAIT_S = 4

/** Whether this is the message of workbox-window by which a tab activates the new version. */
const isTaken = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING'

// A newer version waits until a tab activates it: skipping the wait would reload every tab, with whatever is
// typed in it.
self.addEventListener('message', ({ data }) => {
  if (isTaken(data)) void self.skipWaiting()
})
clientsClaim()
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' })
cleanupOutdatedCaches()

/**
 * Pages come from the server if it is reached, so that a tab opened after a deployment runs the new build.
 * They are never cached; the fallback is index.html of the cached build, whose cache key ends in its
 * revision. While a newer build is waiting there are two, and the cache answers the older one, which is the
 * running one.
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
 * HTML instead of the configuration comes from an intermediary such as a captive portal, and a failing
 * server has no configuration. Then the cached one is used, and if there is none the app gets the answer as
 * it came. Only JSON is cached.
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
