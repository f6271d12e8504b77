import type { VitePWAOptions } from 'vite-plugin-pwa'

/**
 * What makes the app installable and lets it open without a network (docs/decisions/0401). Workbox writes the service worker: it keeps the
 * files of one build, of which none is private, and answers for nothing else. Pages come from the server while it is reached, so that
 * a tab that is opened after a deployment is of the new build; calls, films and files with ranges pass it by.
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
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/index.html' } },
      },
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname === '/config.json',
        handler: 'NetworkFirst',
        options: { cacheName: 'app-configuration', networkTimeoutSeconds: 10 },
      },
    ],
  },
}
