import { matchPath } from 'react-router-dom'
import { copy } from '../copy/copy.ts'
import { keywordOf } from './list-keyword.ts'

/** What the frame and the statecharts need to know about a route. */
export interface RouteHandle {
  /** The page's own title; the product's name is put behind it. Null for what is fetched with the page (`InnerRoutes`). */
  readonly title: string | null
  /** A visitor is asked to sign in first. */
  readonly needsAccount: boolean
  /** Position in the school sub-menu, null for every other page. */
  readonly schoolLocalIndex: number | null
  /** Ends school-local mode (R-school-file-2). */
  readonly leavesSchoolLocal: boolean
}

const page = (title: string | null = null, rest: Partial<RouteHandle> = {}): RouteHandle => ({
  title,
  needsAccount: true,
  schoolLocalIndex: null,
  leavesSchoolLocal: false,
  ...rest,
})

const { pageTitles } = copy

/** Every address of the product with what is to be known of it. */
export const ROUTE_HANDLES = {
  '/': page(pageTitles.home, { needsAccount: false, leavesSchoolLocal: true }),
  '/list': page(pageTitles.list),
  '/introduction': page(pageTitles.introduction),
  '/play': page(pageTitles.play),
  '/details': page(pageTitles.details),
  '/coursetable': page(pageTitles.courseTable),
  '/cloud-school': page(pageTitles.cloudSchool, { leavesSchoolLocal: true }),
  '/school-local/school-local-database': page(pageTitles.schoolDatabase, { schoolLocalIndex: 0 }),
  '/school-local/school-local-examine': page(pageTitles.schoolExamine, { schoolLocalIndex: 1 }),
  '/school-local/school-local-mydatabase': page(pageTitles.schoolMyDatabase, { schoolLocalIndex: 2 }),
  '/paper': page(pageTitles.paper),
  '/studio': page(),
  '/studio/courses/:id': page(),
  '/studio/courses/:id/preview': page(),
  '/studio/courses/:id/films/:key': page(),
  '/studio/jobs': page(),
  '/studio/published': page(),
  '/studio/resources/:id': page(),
  '/studio/versions': page(),
  '/studio/releases': page(),
  '/studio/live': page(),
  '/studio/live/:id': page(),
  '/studio/questions': page(),
  '/studio/questions/:id': page(),
  '/manage/start': page(null, { needsAccount: false }),
  '/manage/people': page(),
  '/manage/people/new': page(),
  '/manage/roster': page(),
  '/manage/schools': page(),
  '/manage/roles': page(),
  '/manage/notices': page(),
  '/notices': page(pageTitles.notices),
  '/manage/frame': page(),
  '/manage/words': page(),
  '/manage/cloud-school': page(),
  '/manage/curriculum': page(),
  '/manage/site': page(),
  '/manage/people/:id': page(),
  '/manage/reports': page(),
  '/manage/audit': page(),
  '/manage/people/:id/data': page(),
  '/account/data': page(),
  '/account/keep': page(null, { needsAccount: false }),
  '/agreement': page(pageTitles.agreement, { needsAccount: false }),
} as const satisfies Readonly<Record<string, RouteHandle>>

export type RoutePath = keyof typeof ROUTE_HANDLES

/** Those that need no account. */
export type OpenPath = '/' | '/manage/start' | '/account/keep' | '/agreement'

export type SignedInPath = Exclude<RoutePath, OpenPath>

/** What no visitor needs to know of routes: the handle of those that have no title here, in the router's sense. */
export interface InnerRoutes {
  readonly titles: Readonly<Partial<Record<RoutePath, string>>>
  /** The addresses of the pages that a page lies in, the outermost first. */
  readonly ancestorsOf: (pathname: string) => readonly string[]
}

export const NOT_FOUND_HANDLE: RouteHandle = page(pageTitles.notFound, { needsAccount: false })

const routePathOf = (pathname: string): RoutePath | undefined =>
  (Object.keys(ROUTE_HANDLES) as RoutePath[]).find((pattern) => matchPath(pattern, pathname) !== null)

/** The handle of a path; that of the page 没有找到这个页面 for an unknown one. */
export const routeHandleOf = (pathname: string): RouteHandle => {
  const path = routePathOf(pathname)
  return path === undefined ? NOT_FOUND_HANDLE : ROUTE_HANDLES[path]
}

/** Whether a path leads to no page, or to one of which what says its title did not come. */
export const isLostPath = (pathname: string, inner: InnerRoutes | undefined): boolean => {
  const path = routePathOf(pathname)
  return path === undefined || (ROUTE_HANDLES[path].title === null && inner === undefined)
}

/** The title of a path; that of a page that could not be fetched where `inner` was not fetched either. */
const titleOf = (pathname: string, inner: InnerRoutes | undefined): string => {
  const path = routePathOf(pathname)
  if (path === undefined) return pageTitles.notFound
  return ROUTE_HANDLES[path].title ?? inner?.titles[path] ?? pageTitles.missing
}

/** The title of an address: a list is called by its type or its keyword, /details without a content is the bank, /paper has two faces. */
export const pageTitleOf = (pathname: string, search: string, inner?: InnerRoutes): string => {
  const handle = routeHandleOf(pathname)
  const title = titleOf(pathname, inner)
  const query = new URLSearchParams(search)
  const listTitle = pageTitles.lists[Number(query.get('type')) as keyof typeof pageTitles.lists]
  if (handle === ROUTE_HANDLES['/list']) {
    const keyword = keywordOf(query)
    return keyword === '' ? (listTitle ?? title) : pageTitles.searchResults(keyword)
  }
  if (handle === ROUTE_HANDLES['/details'] && !query.has('id')) return listTitle ?? title
  if (handle === ROUTE_HANDLES['/paper'] && query.get('kind') === 'electronic')
    return pageTitles.electronicPaper
  return title
}
