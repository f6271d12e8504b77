import { expect, test } from 'vitest'
import { routeWeights } from '../../scripts/route-budgets.ts'

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
    { route: '/play', bytes: 390_000, budget: 312_600 },
    { route: '/list', bytes: 235_000, budget: 260_000 },
  ])
})

test('a new route is given a budget before it is built', () => {
  expect(() => routeWeights(new Map([['/nowhere', page('app.js')]]), sizeOf)).toThrow(
    '/nowhere has no budget',
  )
})
