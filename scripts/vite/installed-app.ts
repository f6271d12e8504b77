import type { VitePWAOptions } from 'vite-plugin-pwa'

/** What makes the app installable and lets it open without a network: src/main/sw.ts with the names of the build's files (docs/decisions/0401). */
export const installedApp: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/main',
  filename: 'sw.ts',
  // The app registers it when it is idle, and offers what is new: src/domain/connection/installed-app.machine.ts.
  injectRegister: false,
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
  integration: {
    // Its build says as much as the one that it follows.
    configureCustomSWViteBuild: (options) => {
      options.logLevel = 'error'
    },
  },
  injectManifest: {
    // A script, not a module: every browser that keeps an app takes one.
    rollupFormat: 'iife',
    globPatterns: ['index.html', 'favicon.svg', 'assets/**/*.{js,mjs,css,woff2}'],
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    // Hashes in their names: the browser's own cache has what was fetched already.
    dontCacheBustURLsMatching: /^assets\//,
  },
}
