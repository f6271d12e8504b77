import { expect, test } from 'vitest'
import { fileOfRoute, filesWith, pageNaming, pagesOf } from '../../scripts/support/route-pages.ts'

const PAGES = `
const plain = (load) => ({ load, isPlain: true })
const PAGES = {
  '/list': plain(async () => (await import('../pages/list/list-page.tsx')).ListPage),
  '/studio/courses/:id': page(async () => (await import('../pages/studio/editor.tsx')).Editor),
  '/agreement': async () => (await import('../pages/agreement.tsx')).Agreement,
}
const titles = async () => (await import('./inner-routes.ts')).innerRoutes`

test('the page of each route is the module that it imports, with what a page with dialogs has around it', () => {
  expect([...pagesOf(PAGES)]).toEqual([
    ['/list', ['src/ui/pages/list/list-page.tsx']],
    ['/studio/courses/:id', ['src/ui/pages/studio/editor.tsx', 'src/ui/theme/overlay-theme.tsx']],
    ['/agreement', ['src/ui/pages/agreement.tsx']],
  ])
  expect(() => pagesOf("const PAGES = { '/list': plain(loaded) }")).toThrow('no import for /list')
  expect(() =>
    pagesOf("const PAGES = { '/list': plain(loaded), '/play': plain(() => import('./a.tsx')) }"),
  ).toThrow('no import for /list')
})

test('the page of a route names the app and its own code, none of it at low priority, and home keeps its', () => {
  const index =
    '<head><script src="/assets/early.js" data-app="/assets/app.js"></script><link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/react.js"></head>'
  expect(pageNaming(index, ['assets/page.css', 'assets/page.js'])).toBe(
    '<head><script src="/assets/early.js" data-app="/assets/app.js"></script><link rel="modulepreload" crossorigin href="/assets/react.js">' +
      '<link rel="modulepreload" data-route crossorigin href="/assets/app.js">' +
      '<link rel="preload" as="style" crossorigin href="/assets/page.css">' +
      '<link rel="modulepreload" data-route crossorigin href="/assets/page.js"></head>',
  )
  expect(() => pageNaming('<head></head>', [])).toThrow('names no app')
})

test('a page names what it imports through others, once, and nothing that the app brings', () => {
  const manifest = {
    'index.html': { file: 'app.js', css: ['app.css'], isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    'page.tsx': { file: 'page.js', css: ['page.css'], imports: ['_shared.js', '_react.js'] },
    '_shared.js': { file: 'shared.js', imports: ['index.html'] },
    '_session.js': { file: 'session.js', name: 'signed-in', imports: ['_shared.js'] },
    'other.tsx': { file: 'other.js' },
  }
  expect(filesWith(manifest, ['page.tsx', '_session.js'])).toEqual([
    'page.css',
    'page.js',
    'shared.js',
    'session.js',
  ])
})

test('what stands for any id is a name that every file system takes', () => {
  expect(fileOfRoute('/studio/courses/:id/films/:key')).toBe('pages/studio/courses/_id/films/_key.html')
})
