import { type ImportersOf, importersIn, type ModuleGraph, type ModuleInfo } from './module-graph.ts'
import { pageChunks } from './page-chunks.ts'

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
/** What is fetched with the first session, once home stands (`src/main/bundles/signed-in.bootstrap.ts`): two pieces of work. */
const SIGNED_IN = /\/src\/(?:main\/bundles\/signed-in\.bootstrap\.ts|ui\/routing\/signed-in-pages\.tsx)$/
const SIGNED_IN_ADAPTERS = /\/src\/main\/adapters\/(?:axios|memory)\/signed-in\.ts$/
/** A few words that several pages of signed-in people share: files of their own would be longer to name than to send. */
const SMALL_PARTS =
  /\/src\/(?:ui\/(?:bundle-logic|routing\/(?:(?:live-plan|taken-down|section-practice|studio)-address|notices-codec|content-id)|components\/focused-opener|format\/size)|main\/catalogue\/(?:curriculum|list)\.tokens|domain\/(?:catalogue\/(?:curriculum-node|menu-narrowing)|studio\/course-studio|release\/(?:release-request|published)|kernel\/(?:review-queue|moved)|paper\/paper-frame|private-file\/(?:own-file-query|reject-reason)|people\/(?:person|school)|job\/job))\.ts$/
/** Titles of pages that no visitor sees, and what lies where among them: one file. */
const INNER = /\/src\/ui\/(?:routing\/inner-routes|copy\/inner-titles-copy)\.ts$/
/** The menus beside a list, of contents, of questions and of a school's files; what they are read by, which the studio reads too. */
const MENUS =
  /\/src\/(?:domain\/catalogue\/(?:menu|filters\.machine)|application\/catalogue\/filters\.provide)\.ts$/
const CURRICULUM =
  /\/(?:contract\/curriculum|src\/(?:infrastructure\/catalogue\/(?:curriculum\.axios|bank-filters\.wire)|main\/adapters\/wire\/curriculum))\.ts$/
/** What a visitor may come to see. */
const VISITOR_PARTS =
  /\/src\/ui\/(?:session\/login-dialog|pages\/(?:agreement\/agreement-page|not-found\/not-found-page))\.tsx$/

/** Whether a module is imported, without waiting and through however many others, by one of the roots. */
const reachedFrom = (importersOf: ImportersOf, isRoot: (root: Root) => boolean) => {
  const known = new Map<string, boolean>()

  const isReached = (id: string, graph: ModuleGraph): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false)
    const info = graph.getModuleInfo(id)
    const reached =
      info !== null &&
      (isRoot({ id, info }) || importersOf(id, graph).some((importer) => isReached(importer, graph)))
    known.set(id, reached)
    return reached
  }

  return isReached
}

/**
 * Puts what is fetched together into one chunk: everything that the entry imports without waiting, what home shows to a user who
 * is signed in, and what the first session brings. Left alone, whatever a lazy page shares with one of them becomes a chunk
 * of its own: twenty small files for the first visit and forty for the first session, each with its request, and worse to
 * compress. What the first visit evaluates is two scripts, each a task of its own: the foundation, which stays in a cache when
 * the app changes, and the app (docs/decisions/0263). What other pages share goes by which of them wait for it (`page-chunks.ts`). `root` is
 * the project's folder.
 */
export const chunks = (root: string) => {
  const importersOf = importersIn()
  const isFirst = reachedFrom(importersOf, ({ info }) => info.isEntry)
  const isVisitors = reachedFrom(importersOf, ({ id }) => VISITOR_PARTS.test(id))
  const isUsers = reachedFrom(importersOf, ({ id }) => USER_PARTS.test(id))
  const isOthers = reachedFrom(importersOf, ({ id }) => OTHER_PAGES.test(id))
  const isSignedIn = reachedFrom(importersOf, ({ id }) => SIGNED_IN.test(id))
  const isSignedInAdapters = reachedFrom(importersOf, ({ id }) => SIGNED_IN_ADAPTERS.test(id))

  /** What home, its visitors and the first session fetch; `visitor` is left to the bundler. */
  const placeOf = (id: string, graph: ModuleGraph): string | null => {
    if (FOUNDATION.test(id)) return 'foundation'
    if (SHARED.test(id) || isFirst(id, graph)) return 'app'
    if (INNER.test(id)) return 'inner-routes'
    if (MENUS.test(id)) return 'menus'
    if (CURRICULUM.test(id)) return 'curriculum'
    // A visitor's popup and pages bring their own, and nothing of the signed-in part.
    if (isVisitors(id, graph)) return isUsers(id, graph) ? 'both' : 'visitor'
    if (isUsers(id, graph)) return isOthers(id, graph) ? 'user' : 'home'
    if (isSignedIn(id, graph) || SMALL_PARTS.test(id)) return 'signed-in'
    return isSignedInAdapters(id, graph) ? 'signed-in-adapters' : null
  }
  const pageChunkOf = pageChunks(root, importersOf, (id, graph) => placeOf(id, graph) !== null)

  return (id: string, graph: ModuleGraph): string | null => {
    const place = placeOf(id, graph)
    return place === 'visitor' ? null : (place ?? pageChunkOf(id, graph))
  }
}
