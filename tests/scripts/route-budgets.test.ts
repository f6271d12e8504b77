import { expect, test } from 'vitest'
import { routeWeights, viewerWeights } from '../../scripts/route-budgets.ts'

const page = (...files: readonly string[]) => files.map((file) => `<link href="/assets/${file}">`).join('')
const SIZES: Readonly<Record<string, number>> = {
  'assets/app.js': 200_000,
  'assets/list.js': 30_000,
  'assets/play.js': 190_000,
  'assets/page.css': 5_000,
}
const sizeOf = (file: string): number => SIZES[file] ?? Number.NaN

test('a route weighs all that its document names, each file once', () => {
  const pages = new Map([
    ['/list', page('app.js', 'list.js', 'page.css', 'list.js')],
    ['/play', page('app.js', 'play.js')],
  ])
  expect(routeWeights(pages, sizeOf)).toEqual([
    { route: '/play', bytes: 390_000, budget: 310_150 },
    { route: '/list', bytes: 235_000, budget: 257_700 },
  ])
})

test('a new route is given a budget before it is built', () => {
  expect(() => routeWeights(new Map([['/nowhere', page('app.js')]]), sizeOf)).toThrow(
    '/nowhere has no budget',
  )
})

test('a viewer weighs what it brings beside the app, with what is put together with a part of it', () => {
  const manifest = {
    'index.html': { file: 'assets/app.js', isEntry: true },
    'src/ui/preview/picture-viewer.tsx': { file: 'assets/list.js', imports: ['_shared.js', 'index.html'] },
    '_shared.js': { file: 'assets/play.js', css: ['assets/page.css'] },
    'src/ui/pages/list/list-page.tsx': { file: 'assets/other.js' },
  }
  expect(viewerWeights(manifest, sizeOf)).toEqual([
    { route: 'src/ui/preview/picture-viewer.tsx', bytes: 225_000, budget: 15_000 },
  ])
})
