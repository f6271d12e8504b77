import { type ComponentType, Fragment } from 'react'
import type { RouteObject } from 'react-router-dom'
import { AccountGate } from './account-gate.tsx'
import { fetchCode } from './missing-code.ts'
import { ROUTE_HANDLES, type SignedInPath } from './route-handle.ts'

type Load = () => Promise<ComponentType>

interface Page {
  readonly load: Load
  /** It has no dialogs or menus but in parts that bring what those need (`lazyWithOverlays`). */
  readonly isPlain: boolean
}

const page = (load: Load): Page => ({ load, isPlain: false })
const plain = (load: Load): Page => ({ load, isPlain: true })

/** Fetched with the first session, since a visitor needs neither the pages nor the names of all that they are made of. */
const PAGES: Readonly<Record<SignedInPath, Page>> = {
  '/list': plain(async () => (await import('../pages/list/list-page.tsx')).ListPage),
  '/introduction': plain(
    async () => (await import('../pages/introduction/introduction-page.tsx')).IntroductionPage,
  ),
  '/play': plain(async () => (await import('../pages/play/play-page.tsx')).PlayPage),
  '/details': plain(async () => (await import('../pages/details/details-page.tsx')).DetailsPage),
  '/coursetable': plain(
    async () => (await import('../pages/course-table/course-table-page.tsx')).CourseTablePage,
  ),
  '/cloud-school': plain(
    async () => (await import('../pages/cloud-school/cloud-school-page.tsx')).CloudSchoolPage,
  ),
  '/school-local/school-local-database': plain(
    async () => (await import('../pages/school-local/school-database-page.tsx')).SchoolDatabasePage,
  ),
  '/school-local/school-local-examine': plain(
    async () => (await import('../pages/school-local/school-examine-page.tsx')).SchoolExaminePage,
  ),
  '/school-local/school-local-mydatabase': plain(
    async () => (await import('../pages/school-local/school-mydatabase-page.tsx')).SchoolMydatabasePage,
  ),
  '/paper': plain(async () => (await import('../pages/paper/paper-page.tsx')).PaperPage),
  '/studio': page(async () => (await import('../pages/studio/studio-page.tsx')).StudioPage),
  '/studio/courses/:id': page(
    async () => (await import('../pages/studio/course-editor-page.tsx')).CourseEditorPage,
  ),
  '/studio/courses/:id/preview': page(
    async () => (await import('../pages/studio/course-preview-page.tsx')).CoursePreviewPage,
  ),
  '/studio/courses/:id/films/:key': page(
    async () => (await import('../pages/studio/film-section-page.tsx')).FilmSectionPage,
  ),
  '/studio/live': page(async () => (await import('../pages/live-plans/live-plans-page.tsx')).LivePlansPage),
  '/studio/live/:id': page(async () => (await import('../pages/live-plans/live-plan-page.tsx')).LivePlanPage),
  '/studio/jobs': page(async () => (await import('../pages/jobs/jobs-page.tsx')).JobsPage),
  '/studio/published': page(
    async () => (await import('../pages/published/published-page.tsx')).PublishedPage,
  ),
  '/studio/resources/:id': page(
    async () => (await import('../pages/resource-editor/resource-editor-page.tsx')).ResourceEditorPage,
  ),
  '/studio/versions': page(async () => (await import('../pages/versions/versions-page.tsx')).VersionsPage),
  '/studio/releases': page(async () => (await import('../pages/releases/releases-page.tsx')).ReleasesPage),
  '/studio/questions': page(
    async () => (await import('../pages/studio-questions/questions-page.tsx')).QuestionsPage,
  ),
  '/studio/questions/:id': page(
    async () => (await import('../pages/studio-questions/editor-page.tsx')).EditorPage,
  ),
  '/manage/people': page(async () => (await import('../pages/people/people-page.tsx')).PeoplePage),
  '/manage/people/new': page(async () => (await import('../pages/people/new-person-page.tsx')).NewPersonPage),
  '/manage/schools': page(async () => (await import('../pages/schools/schools-page.tsx')).SchoolsPage),
  '/manage/roles': page(async () => (await import('../pages/roles/roles-page.tsx')).RolesPage),
  '/manage/notices': page(
    async () => (await import('../pages/managed-notices/managed-notices-page.tsx')).ManagedNoticesPage,
  ),
  '/notices': plain(async () => (await import('../pages/notices/notices-page.tsx')).NoticesPage),
  '/manage/site': page(async () => (await import('../pages/site/site-page.tsx')).SitePage),
  '/manage/frame': page(async () => (await import('../pages/frame/frame-page.tsx')).FramePage),
  '/manage/curriculum': page(
    async () => (await import('../pages/curriculum/curriculum-page.tsx')).CurriculumPage,
  ),
  '/manage/cloud-school': page(
    async () => (await import('../pages/cloud-menus/cloud-menus-page.tsx')).CloudMenusPage,
  ),
  '/manage/words': page(async () => (await import('../pages/words/words-page.tsx')).WordsPage),
  '/manage/roster': page(async () => (await import('../pages/roster/roster-page.tsx')).RosterPage),
  '/manage/people/:id': page(async () => (await import('../pages/people/person-page.tsx')).PersonPage),
  '/manage/audit': page(async () => (await import('../pages/audit/audit-page.tsx')).AuditPage),
  '/manage/reports': plain(async () => (await import('../pages/reports/reports-page.tsx')).ReportsPage),
  '/manage/people/:id/data': page(
    async () => (await import('../pages/personal-data/person-data-page.tsx')).PersonDataPage,
  ),
  '/account/data': page(async () => (await import('../pages/personal-data/own-data-page.tsx')).OwnDataPage),
}

/** The page of a route, which only shows itself to who is signed in. */
export const signedInPage = async (
  path: SignedInPath,
): Promise<Pick<RouteObject, 'handle' | 'Component'>> => {
  const { load, isPlain } = PAGES[path]
  const { title } = ROUTE_HANDLES[path]
  const [Page, Around, handle] = await Promise.all([
    fetchCode(load),
    isPlain ? Fragment : fetchCode(async () => (await import('../theme/overlay-theme.tsx')).OverlayTheme),
    title === null ? fetchCode(async () => (await import('./inner-routes.ts')).innerRoutes) : undefined,
  ])
  return {
    handle,
    Component: () => (
      <AccountGate title={title ?? handle?.titles[path] ?? ''}>
        <Around>
          <Page />
        </Around>
      </AccountGate>
    ),
  }
}
