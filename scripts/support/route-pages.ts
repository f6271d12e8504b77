import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { Manifest } from '../bundle-budget.ts'

const ROUTES = 'src/ui/routing/routes.tsx'

/** What every page for which one signs in asks for as soon as the session is there. */
const SESSION = [/^signed-in$/, /^signed-in-adapters$/, /^user$/, /^signed-in-overlays$/]

const bundle = (name: string): readonly RegExp[] => [
  new RegExp(`^${name}\\.bootstrap$`),
  new RegExp(`^${name}$`),
]

/** What the pages of a part ask for once they are there, by the chunk's name (`src/main/bundles/lazy-bundles.ts`). */
const BUNDLES: readonly (readonly [route: RegExp, chunks: readonly RegExp[]])[] = [
  [/^\/(?:introduction|play)$/, bundle('course')],
  [/^\/coursetable$/, bundle('account')],
  [/^\/play$/, [...bundle('answering'), ...bundle('lesson')]],
  [/^\/paper$/, [...bundle('answering'), ...bundle('question-bank')]],
  [/^\/(?:school-local|cloud-school)\b/, bundle('school')],
  [/^\/(?:studio|manage|account)\b/, [/^inner-routes$/]],
  [/^\/studio\b/, bundle('studio')],
  [/^\/manage\b/, bundle('office')],
]

/** The module that is imported for each route: what stands in the calls of `lazyPage`. */
export const pagesOf = (code: string): ReadonlyMap<string, string> => {
  const pages = new Map<string, string>()
  const routes: string[] = []
  const visitor = new Visitor({
    CallExpression: ({ callee, arguments: [path] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'lazyPage') return
      if (path?.type === 'Literal' && typeof path.value === 'string') routes.push(path.value)
    },
    ImportExpression: ({ source }) => {
      const route = routes.at(-1)
      if (route === undefined || source.type !== 'Literal') return
      pages.set(route, posix.join(posix.dirname(ROUTES), String(source.value)))
    },
  })
  visitor.visit(parseSync(ROUTES, code).program)
  const lost = routes.find((route) => !pages.has(route))
  if (lost !== undefined) throw new Error(`${ROUTES} has no import for ${lost}`)
  return pages
}

/** Scripts and stylesheets of some chunks with all that they import, without those that the app brings; in the order of their needs. */
export const filesWith = (manifest: Manifest, keys: readonly string[]): readonly string[] => {
  const reach = (from: readonly string[], known: ReadonlySet<string>): ReadonlySet<string> => {
    const found = new Set<string>()
    const visit = (key: string): void => {
      if (found.has(key) || known.has(key)) return
      found.add(key)
      manifest[key]?.imports?.forEach(visit)
    }
    from.forEach(visit)
    return found
  }
  const app = reach(
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true),
    new Set(),
  )
  const files = [...reach(keys, app)].flatMap((key) => {
    const chunk = manifest[key]
    return chunk === undefined ? [] : [...(chunk.css ?? []), chunk.file]
  })
  return [...new Set(files)]
}

/** What a page of the route asks for when it opens, of a visitor who is asked to sign in too: she is about to. */
const wantedBy = (route: string, page: string, manifest: Manifest): readonly string[] => {
  const names = [
    ...SESSION,
    ...BUNDLES.filter(([routes]) => routes.test(route)).flatMap(([, chunks]) => chunks),
  ]
  const named = names.map((one) => {
    const keys = Object.keys(manifest).filter((key) => one.test(manifest[key]?.name ?? ''))
    if (keys.length === 0) throw new Error(`${route} wants ${one}, and no chunk has that name`)
    return keys
  })
  return [page, ...named.flat()]
}

// Behind what the first painting and the app need; never run by the early script, only by who imports it.
const link = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/${file}">`
    : `<link rel="modulepreload" data-route crossorigin fetchpriority="low" href="/${file}">`

/** Where the page file of a route lies below the client's folder: `:id` stands as `_id`, which any file system takes. */
export const fileOfRoute = (route: string): string => `pages${route.replaceAll('/:', '/_')}.html`

/**
 * Writes the page of each route into `pages/` of the built client: index.html that also names the code of the route, so that it is on
 * its way before the app knows that it is wanted. Whoever serves the client sends it for that route, or index.html for all.
 */
export const writeRoutePages = (root: string, client: string): void => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const index = readFileSync(join(client, 'index.html'), 'utf8')
  rmSync(join(client, 'pages'), { recursive: true, force: true })
  for (const [route, page] of pagesOf(readFileSync(join(root, ROUTES), 'utf8'))) {
    if (manifest[page] === undefined) throw new Error(`${page} of ${route} is no chunk of its own`)
    const links = filesWith(manifest, wantedBy(route, page, manifest)).map(link)
    const file = join(client, fileOfRoute(route))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      index.replace('</head>', () => `${links.join('')}</head>`),
    )
  }
}
