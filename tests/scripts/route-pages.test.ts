import { expect, test } from 'vitest'
import { fileOfRoute, filesWith, pagesOf } from '../../scripts/support/route-pages.ts'

const ROUTES = `
const lazyPage = (path, load) => ({ path, lazy: load })
export const routes: RouteObject[] = [
  { element: <AppFrame />, children: [
    lazyPage('/list', async () => (await import('../pages/list/list-page.tsx')).ListPage),
    lazyPage('/studio/courses/:id', async () => (await import('../pages/studio/editor.tsx')).Editor),
  ] },
]`

test('the page of each route is the module that it imports', () => {
  expect([...pagesOf(ROUTES)]).toEqual([
    ['/list', 'src/ui/pages/list/list-page.tsx'],
    ['/studio/courses/:id', 'src/ui/pages/studio/editor.tsx'],
  ])
  expect(() => pagesOf("lazyPage('/list', loaded)")).toThrow('no import for /list')
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
