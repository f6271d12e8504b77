import { matchPath } from 'react-router-dom'
import { copy } from '../copy/copy.ts'
import { keywordOf } from './list-keyword.ts'

/** What the frame and the statecharts have to know of a route. */
export interface RouteHandle {
  /** The page's own title; the product's name is put behind it. */
  readonly title: string
  /** A visitor is asked to sign in first. */
  readonly needsAccount: boolean
  /** Position in the school sub-menu, null for every other page. */
  readonly schoolLocalIndex: number | null
  /** Ends school-local mode (R-school-file-2). */
  readonly leavesSchoolLocal: boolean
}

const page = (title: string, rest: Partial<RouteHandle> = {}): RouteHandle => ({
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
  '/studio': page(pageTitles.studio),
  '/studio/courses/:id': page(pageTitles.courseEditor),
  '/studio/courses/:id/preview': page(pageTitles.coursePreview),
  '/studio/courses/:id/films/:key': page(pageTitles.filmSection),
  '/studio/jobs': page(pageTitles.jobs),
  '/studio/published': page(pageTitles.published),
  '/studio/resources/:id': page(pageTitles.resourceEditor),
  '/studio/versions': page(pageTitles.versions),
  '/studio/releases': page(pageTitles.releases),
  '/studio/live': page(pageTitles.livePlans),
  '/studio/live/:id': page(pageTitles.livePlan),
  '/studio/questions': page(pageTitles.questions),
  '/studio/questions/:id': page(pageTitles.questionEditor),
  '/manage/start': page(pageTitles.firstStart, { needsAccount: false }),
  '/manage/people': page(pageTitles.people),
  '/manage/people/new': page(pageTitles.newPerson),
  '/manage/roster': page(pageTitles.roster),
  '/manage/schools': page(pageTitles.schools),
  '/manage/roles': page(pageTitles.roles),
  '/manage/notices': page(pageTitles.managedNotices),
  '/notices': page(pageTitles.notices),
  '/manage/frame': page(pageTitles.frame),
  '/manage/words': page(pageTitles.words),
  '/manage/cloud-school': page(pageTitles.cloudMenus),
  '/manage/curriculum': page(pageTitles.curriculum),
  '/manage/site': page(pageTitles.site),
  '/manage/people/:id': page(pageTitles.person),
  '/manage/reports': page(pageTitles.reports),
  '/manage/audit': page(pageTitles.audit),
  '/manage/people/:id/data': page(pageTitles.personalData),
  '/account/data': page(pageTitles.personalData),
  '/account/keep': page(pageTitles.keepAccount, { needsAccount: false }),
  '/agreement': page(pageTitles.agreement, { needsAccount: false }),
} as const satisfies Readonly<Record<string, RouteHandle>>

export type RoutePath = keyof typeof ROUTE_HANDLES

export const NOT_FOUND_HANDLE: RouteHandle = page(pageTitles.notFound, { needsAccount: false })

/** The handle of a path; that of the page 没有找到这个页面 for an unknown one. */
export const routeHandleOf = (pathname: string): RouteHandle => {
  const path = Object.keys(ROUTE_HANDLES).find((pattern) => matchPath(pattern, pathname) !== null)
  return path === undefined ? NOT_FOUND_HANDLE : ROUTE_HANDLES[path as RoutePath]
}

/** The title of an address: a list is called by its type or its keyword, /details without a content is the bank, /paper has two faces. */
export const pageTitleOf = (pathname: string, search: string): string => {
  const handle = routeHandleOf(pathname)
  const query = new URLSearchParams(search)
  const listTitle = pageTitles.lists[Number(query.get('type')) as keyof typeof pageTitles.lists]
  if (handle === ROUTE_HANDLES['/list']) {
    const keyword = keywordOf(query)
    return keyword === '' ? (listTitle ?? handle.title) : pageTitles.searchResults(keyword)
  }
  if (handle === ROUTE_HANDLES['/details'] && !query.has('id')) return listTitle ?? handle.title
  if (handle === ROUTE_HANDLES['/paper'] && query.get('kind') === 'electronic')
    return pageTitles.electronicPaper
  return handle.title
}
