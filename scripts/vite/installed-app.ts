import type { VitePWAOptions } from 'vite-plugin-pwa'

/** A line may hold a connection and carry nothing for minutes. After so long the page of the kept build stands there (docs/decisions/0490). */
const PAGE_WAIT_S = 8
/** Who has waited for the page before waits less: what a school sets hardly ever changes, and what comes late is kept for the next start. */
const CONFIGURATION_WAIT_S = 4

/**
 * What makes the app installable and lets it open without a network (docs/decisions/0401). Workbox writes the service worker: it keeps the
 * files of one build, of which none is private, and answers for nothing else. Pages come from the server while it is reached, so that
 * a tab that is opened after a deployment is of the new build; calls, films and files with ranges pass it by.
 *
 * The functions below are written into the worker as they stand: they know nothing of this file, and hold no comments.
 * - A page: none of the server's is ever kept, and what stands in for it is index.html of the kept build, whose name there ends in its revision.
 *   While a newer build lies ready there are two, and the cache answers with the older one, which is the one that runs.
 * - The configuration: a page in its place is that of somebody between, a captive portal say, and a server that fails says nothing of it. Then
 *   the kept one is used, and where there is none the app is told what came. Only JSON is kept.
 */
export const installedApp: Partial<VitePWAOptions> = {
  filename: 'sw.js',
  // The app registers it when it is idle, and offers what is new: src/domain/connection/installed-app.machine.ts.
  injectRegister: false,
  registerType: 'prompt',
  manifest: {
    id: '/',
    name: '知源课堂',
    short_name: '知源课堂',
    description: '面向教师的课程、直播、资料与题库平台',
    lang: 'zh-CN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fdfdfc',
    theme_color: '#3e63dd',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  },
  workbox: {
    globPatterns: ['index.html', 'favicon.svg', 'assets/**/*.{js,mjs,css,woff2}'],
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    // Hashes in their names: the browser's own cache has what was fetched already.
    dontCacheBustURLsMatching: /^assets\//,
    directoryIndex: null,
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin, url }) =>
          sameOrigin && request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
        handler: 'NetworkFirst',
        options: {
          networkTimeoutSeconds: PAGE_WAIT_S,
          plugins: [
            {
              cacheWillUpdate: async () => null,
              cachedResponseWillBeUsed: async () => caches.match('/index.html', { ignoreSearch: true }),
            },
          ],
        },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname === '/config.json',
        handler: 'NetworkFirst',
        options: {
          cacheName: 'app-configuration',
          networkTimeoutSeconds: CONFIGURATION_WAIT_S,
          cacheableResponse: { statuses: [200] },
          plugins: [
            {
              fetchDidSucceed: async ({ response }) => {
                const isPage = response.ok && (response.headers.get('content-type') ?? '').includes('html')
                if (response.status < 500 && !isPage) return response
                return (await caches.match('/config.json', { cacheName: 'app-configuration' })) ?? response
              },
              cacheWillUpdate: async ({ response }) => {
                try {
                  await response.clone().json()
                  return response
                } catch {
                  return null
                }
              },
            },
          ],
        },
      },
    ],
  },
}
