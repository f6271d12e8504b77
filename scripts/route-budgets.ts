import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Manifest, namedFiles, servedSize } from './bundle-budget.ts'
import { filesWith, isViewer } from './support/route-pages.ts'

/** Scripts and stylesheets that the document of a route names, of a signed-in user whose cache is empty. Bytes, brotli as served. The first that fits counts. */
export const ROUTE_BUDGETS: readonly (readonly [route: RegExp, bytes: number])[] = [
  [/^\/(?:list|introduction|agreement|account\/keep)$/, 257_700],
  [/^\/notices$/, 250_850],
  [/^\/coursetable$/, 256_400],
  [/^\/(?:details|cloud-school)$/, 255_550],
  [/^\/account\/data$/, 264_800],
  [/^\/details\+type=4$/, 296_300],
  [/^\/details\+type=4\+id$/, 284_700],
  [/^\/details\+type=4\+mode=practice$/, 291_100],
  [/^\/studio\/(?:courses|live)\/_id$/, 368_450],
  [/^\/studio\/courses\/_id\/films\/_key$/, 362_700],
  [/^\/play$/, 310_150],
  [/^\/play\+type=2$/, 335_400],
  [/^\/paper$/, 311_300],
  [/^\/school-local\/school-local-mydatabase$/, 275_350],
  [/^\/school-local\/school-local-examine$/, 268_900],
  [/^\/school-local\b/, 265_950],
  [/^\/manage\/reports$/, 299_150],
  [/^\/(?:studio|manage)\b/, 328_150],
]

export interface RouteWeight {
  readonly route: string
  readonly bytes: number
  readonly budget: number
}

/** What each route weighs, the heaviest first. Throws for a route without a budget. */
export const routeWeights = (
  pages: ReadonlyMap<string, string>,
  sizeOf: (file: string) => number,
): readonly RouteWeight[] =>
  [...pages]
    .map(([route, page]) => {
      const budget = ROUTE_BUDGETS.find(([routes]) => routes.test(route))?.[1]
      if (budget === undefined) throw new Error(`${route} has no budget`)
      return { route, budget, bytes: namedFiles(page).reduce((sum, file) => sum + sizeOf(file), 0) }
    })
    .sort((one, other) => other.bytes - one.bytes)

/** Scripts and stylesheets that a viewer of files brings, beside the app. Bytes, brotli as served. */
const VIEWER_BUDGET = 15_000

/** What each viewer of files weighs, by its module. */
export const viewerWeights = (manifest: Manifest, sizeOf: (file: string) => number): readonly RouteWeight[] =>
  Object.keys(manifest)
    .filter(isViewer)
    .map((route) => ({
      route,
      bytes: filesWith(manifest, [route]).reduce((sum, file) => sum + sizeOf(file), 0),
      budget: VIEWER_BUDGET,
    }))

const pagesIn = (client: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(client, 'pages'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => [
        `/${name.slice(0, -'.html'.length).replaceAll(sep, '/')}`,
        readFileSync(join(client, 'pages', name), 'utf8'),
      ]),
  )

/** Prints the routes and viewers that are over their budget, or the heaviest; false when there are any. */
export const checkRouteBudgets = (client: string): boolean => {
  const sizeOf = (file: string) => servedSize(join(client, file))
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const weights = [...routeWeights(pagesIn(client), sizeOf), ...viewerWeights(manifest, sizeOf)]
  const over = weights.filter(({ bytes, budget }) => bytes > budget)
  for (const { route, bytes, budget } of over.length > 0 ? over : weights.slice(0, 1))
    console.log(
      `${bytes.toLocaleString('en')} of ${budget.toLocaleString('en')}  ${route}${bytes > budget ? ': over the budget' : `, the heaviest of ${weights.length} routes and viewers`}`,
    )
  return over.length === 0
}
