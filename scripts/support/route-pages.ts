import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import type { Manifest } from '../bundle-budget.ts'

/** Where the module of each route is named; they lie beside each other. */
const ROUTES = ['src/ui/routing/routes.tsx', 'src/ui/routing/signed-in-pages.tsx'] as const

/** What every page for which one signs in asks for as soon as the session is there. */
const SESSION = [/^signed-in$/, /^signed-in-adapters$/, /^user$/, /^signed-in-overlays$/]

/** By the modules that are imported: a view may have the same name. */
const bundle = (name: string): readonly RegExp[] => [
  new RegExp(`^src/main/bundles/${name}\\.bootstrap\\.ts$`),
  // The file of the set, or the one of its adapters where it has but one.
  new RegExp(`^src/main/adapters/(?:axios|wire|browser|memory)/${name}\\.ts$`),
]

/** What tells dialogs and menus what the page looks like; stands around a page that is not plain. */
const OVERLAYS = 'src/ui/theme/overlay-theme.tsx'

/** A viewer of files: wanted by many pages for what they show first, as their data say. What is put together with a part of it would come too. */
export const isViewer = (path: string): boolean => /^src\/ui\/preview\/(?:\w+\/)?\w+-viewer\.tsx$/.test(path)

const pageIn = (path: string): string => `src/ui/pages/${path}.tsx`

/** What the pages of a part ask for once they are there, or with their first answer (`src/main/bundles/lazy-bundles.ts`). */
const BUNDLES: readonly (readonly [route: RegExp, wanted: readonly (RegExp | string)[]])[] = [
  [/^\/list$/, bundle('list')],
  [/^\/(?:introduction|play)/, bundle('course')],
  [
    /^\/details$/,
    [pageIn('details/resource-view'), ...bundle('resource'), 'src/application/preview/open-file.ts'],
  ],
  [/^\/coursetable$/, bundle('account')],
  [/^\/play/, [...bundle('answering'), ...bundle('writing'), ...bundle('lesson')]],
  [/^\/play\+/, [pageIn('play/live-play')]],
  [/^\/paper$/, [...bundle('answering'), ...bundle('question-bank'), ...bundle('paper')]],
  [/^\/details\+/, [pageIn('details/bank/bank-place')]],
  [/^\/details\+type=4(?:\+id)?$/, bundle('question-bank')],
  [/^\/details\+type=4$/, [pageIn('details/bank/question-bank-page')]],
  [/^\/details\+type=4\+id$/, [pageIn('details/bank/bank-question-page')]],
  [/^\/details\+type=4\+mode=practice$/, [pageIn('details/practice-page'), ...bundle('answering')]],
  [/^\/(?:school-local\/school-local-database|cloud-school)$/, bundle('school')],
  [/^\/school-local\/school-local-(?:examine|mydatabase)$/, bundle('sharing')],
  [/^\/school-local\/school-local-examine$/, bundle('review')],
  [
    /^\/school-local\/school-local-mydatabase$/,
    [...bundle('own-files'), 'src/ui/private-file/own-files.tsx'],
  ],
  [/^\/(?:studio|manage|account)\b/, [/^inner-routes$/]],
  [/^\/studio\b/, bundle('studio')],
  [/^\/manage\b/, bundle('office')],
]

/** Addresses of a route that show another page by what their query says, or by what it names (`id`); each has a page file of its own. */
const FACES: ReadonlyMap<string, readonly string[]> = new Map([
  ['/play', ['/play+type=2']],
  ['/details', ['/details+type=4', '/details+type=4+mode=practice', '/details+type=4+id']],
])

/** The modules that are imported for each route: what a property is that has the name of one; `page` puts one around it. */
export const pagesOf = (code: string): ReadonlyMap<string, readonly string[]> => {
  const pages = new Map<string, readonly string[]>()
  const open: { route: string | null } = { route: null }
  let around: readonly string[] = []
  const visitor = new Visitor({
    Property: ({ key }) => {
      if (key.type !== 'Literal' || typeof key.value !== 'string' || !key.value.startsWith('/')) return
      if (open.route !== null) throw new Error(`there is no import for ${open.route}`)
      open.route = key.value
      around = []
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'page') around = [OVERLAYS]
    },
    ImportExpression: ({ source }) => {
      if (open.route === null || source.type !== 'Literal') return
      pages.set(open.route, [posix.join(posix.dirname(ROUTES[0]), String(source.value)), ...around])
      open.route = null
    },
  })
  visitor.visit(parseSync(ROUTES[0], code).program)
  if (open.route !== null) throw new Error(`there is no import for ${open.route}`)
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

/** What a page of each route and face asks for when it opens, by module or by the name of a chunk; of a visitor who is asked to sign in too: she is about to. */
export const wantedByPages = (root: string): ReadonlyMap<string, readonly (RegExp | string)[]> =>
  new Map(
    ROUTES.flatMap((file) => [...pagesOf(readFileSync(join(root, file), 'utf8'))]).flatMap(
      ([route, modules]) =>
        [route, ...(FACES.get(route) ?? [])].map((face) => [
          face,
          [
            ...modules,
            ...SESSION,
            ...BUNDLES.filter(([routes]) => routes.test(face)).flatMap(([, wanted]) => wanted),
          ],
        ]),
    ),
  )

const keysOf = (face: string, wanted: readonly (RegExp | string)[], manifest: Manifest): readonly string[] =>
  wanted.flatMap((one) => {
    const keys = Object.keys(manifest).filter((key) =>
      typeof one === 'string' ? key === one : one.test(key) || one.test(manifest[key]?.name ?? ''),
    )
    if (keys.length === 0) throw new Error(`${face} wants ${one}, which is no chunk of its own`)
    return keys
  })

// Behind what the first painting needs; never run by the early script, only by who imports it.
const link = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" data-route crossorigin href="/${file}">`

/** Where the page file of a route, or of one of its faces, lies below the client's folder: `:id` stands as `_id`, which any file system takes. */
export const fileOfRoute = (route: string): string => `pages${route.replaceAll('/:', '/_')}.html`

/** What the early script fetches once home has been seen. */
const APP = /data-app="\/([^"]+)"/

/**
 * The page of a route: index.html that also names the app and `files`, none of them at low priority. A browser asks for what is of low
 * priority only when it has come to the body, which the early script stands before: a round trip later (docs/decisions/0451).
 */
export const pageNaming = (index: string, files: readonly string[]): string => {
  const app = APP.exec(index)?.[1]
  if (app === undefined) throw new Error('index.html names no app')
  const links = [app, ...files].map(link).join('')
  return index.replaceAll(' fetchpriority="low"', '').replace('</head>', () => `${links}</head>`)
}

/**
 * Writes the page of each route into `pages/` of the built client, so that its code is on its way before the app knows that it is wanted.
 * Whoever serves the client sends it for that route, or index.html for all.
 */
export const writeRoutePages = (root: string, client: string): void => {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const index = readFileSync(join(client, 'index.html'), 'utf8')
  rmSync(join(client, 'pages'), { recursive: true, force: true })
  for (const [face, wanted] of wantedByPages(root)) {
    const file = join(client, fileOfRoute(face))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageNaming(index, filesWith(manifest, keysOf(face, wanted, manifest))))
  }
}
