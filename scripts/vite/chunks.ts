import { radixFileOf } from './radix-use.ts'

interface ModuleInfo {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly code: string | null
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null
}

/** Modules that only pass on what stands in others: who imports from them needs what is named and nothing more. */
const BARRELS = [
  {
    barrel: /@radix-ui\/themes\/dist\/esm\/(?:components\/)?index\.js$/,
    member: /@radix-ui\/themes\/dist\/esm\/components\/([\w-]+)\.js$/,
  },
  { barrel: /radix-ui\/dist\/index\.mjs$/, member: /@radix-ui\/react-([\w-]+)\/dist\/index\.mjs$/ },
] as const

const isBarrel = (id: string): boolean => BARRELS.some(({ barrel }) => barrel.test(id))

const NAMED_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'](?:@radix-ui\/themes|radix-ui)["']/g

const namesIn = (code: string): string[] =>
  [...code.matchAll(NAMED_IMPORT)].flatMap(([, names = '']) =>
    names.split(',').map((name) => radixFileOf(name.trim().replace(/\s+as\s.*$/, ''))),
  )

/**
 * What is evaluated before the app: React with the one line of ours that imports it, and half of the other packages of the
 * first visit. The rest stays with the app, which imports many names from it (docs/decisions/0263).
 */
const FOUNDATION = /node_modules\/(?:react|react-dom|scheduler|zod|axios)\/|\/src\/main\/react\.ts$/

/** What Radix takes by a namespace, so that no name of it can be found; small, and wanted by all of it. */
const SHARED = /@radix-ui\/react-direction\//

interface Root {
  readonly id: string
  readonly info: ModuleInfo
}

/** What is fetched for signed-in users while home is drawn (`src/ui/fetch-user-parts.ts`). */
const USER_PARTS = /\/src\/ui\/(?:session\/user-menu|pages\/home\/(?:category-menu|home-content))\.tsx$/
/** Whatever else they share with pages that are not home stays with the menu: those fetch it too, and nothing of home's. */
const OTHER_PAGES = /\/src\/ui\/(?:session\/user-menu|pages\/(?!home\/)[\w-]+\/[\w-]+-page)\.tsx$/
/** What is fetched with the first session, once home stands (`src/main/bundles/signed-in.ts`): two pieces of work. */
const SIGNED_IN = /\/src\/(?:main\/bundles\/signed-in\.bootstrap\.ts|ui\/routing\/signed-in-pages\.tsx)$/
const SIGNED_IN_ADAPTERS = /\/src\/main\/adapters\/(?:axios|memory)\/signed-in\.ts$/
/** A few words that several pages of signed-in people share: files of their own would be longer to name than to send. */
const SMALL_PARTS =
  /\/src\/(?:ui\/(?:bundle-logic|routing\/(?:(?:live-plan|taken-down|section-practice|studio)-address|notices-codec|content-id)|components\/focused-opener|format\/size)|domain\/(?:studio\/course-studio|release\/(?:release-request|published)|kernel\/(?:review-queue|moved)|paper\/paper-frame|private-file\/(?:own-file-query|reject-reason)|people\/(?:person|school)|job\/job))\.ts$/
/** Titles of pages that no visitor sees, and what lies where among them: one file. */
const INNER = /\/src\/ui\/(?:routing\/inner-routes|copy\/inner-titles-copy)\.ts$/
/** What a visitor may come to see. */
const VISITOR_PARTS =
  /\/src\/ui\/(?:session\/login-dialog|pages\/(?:agreement\/agreement-page|not-found\/not-found-page))\.tsx$/

/** Whether a module is imported, without waiting and through however many others, by one of the roots. */
const reachedFrom = (isRoot: (root: Root) => boolean) => {
  const known = new Map<string, boolean>()

  const isReached = (id: string, graph: ModuleGraph): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false)
    const info = graph.getModuleInfo(id)
    const reached =
      info !== null &&
      (isRoot({ id, info }) ||
        info.importers.some((importer) =>
          isBarrel(importer) ? isNamed(id, importer, graph) : isReached(importer, graph),
        ))
    known.set(id, reached)
    return reached
  }

  /** Whether a module that is reached asks `barrel`, or the barrel above it, for this member by name. */
  const isNamed = (id: string, barrel: string, graph: ModuleGraph): boolean => {
    const name = BARRELS.find((one) => one.barrel.test(barrel))?.member.exec(id)?.[1]
    if (name === undefined) return false
    return (graph.getModuleInfo(barrel)?.importers ?? []).some((importer) =>
      isBarrel(importer)
        ? isNamed(id, importer, graph)
        : isReached(importer, graph) && namesIn(graph.getModuleInfo(importer)?.code ?? '').includes(name),
    )
  }

  return isReached
}

/**
 * Puts what is fetched together into one chunk: everything that the entry imports without waiting, what home shows to a user who
 * is signed in, and what the first session brings. Left alone, whatever a lazy page shares with one of them becomes a chunk
 * of its own: twenty small files for the first visit and forty for the first session, each with its request, and worse to
 * compress. What the first visit evaluates is two scripts, each a task of its own: the foundation, which stays in a cache when
 * the app changes, and the app (docs/decisions/0263).
 */
export const chunks = () => {
  const isFirst = reachedFrom(({ info }) => info.isEntry)
  const isVisitors = reachedFrom(({ id }) => VISITOR_PARTS.test(id))
  const isUsers = reachedFrom(({ id }) => USER_PARTS.test(id))
  const isOthers = reachedFrom(({ id }) => OTHER_PAGES.test(id))
  const isSignedIn = reachedFrom(({ id }) => SIGNED_IN.test(id))
  const isSignedInAdapters = reachedFrom(({ id }) => SIGNED_IN_ADAPTERS.test(id))

  return (id: string, graph: ModuleGraph): string | null => {
    if (FOUNDATION.test(id)) return 'foundation'
    if (SHARED.test(id) || isFirst(id, graph)) return 'app'
    if (INNER.test(id)) return 'inner-routes'
    // A visitor's popup and pages bring their own, and nothing of the signed-in part.
    if (isVisitors(id, graph)) return isUsers(id, graph) ? 'both' : null
    if (isUsers(id, graph)) return isOthers(id, graph) ? 'user' : 'home'
    if (isSignedIn(id, graph) || SMALL_PARTS.test(id)) return 'signed-in'
    return isSignedInAdapters(id, graph) ? 'signed-in-adapters' : null
  }
}
