import { type ComponentType, Fragment } from 'react'
import { type RouteObject, replace } from 'react-router-dom'
import { AppFrame } from '../navigation/app-frame.tsx'
import { HomePage } from '../pages/home/home-page.tsx'
import { AccountGate } from './account-gate.tsx'
import { fetchCode } from './missing-code.ts'
import { PageError } from './page-error.tsx'
import { ROUTE_HANDLES, type RoutePath } from './route-handle.ts'

type Page = () => Promise<ComponentType>

/**
 * A page that is fetched when the user goes there; where it needs an account visitors see the gate instead. A `plain` one has no
 * dialogs or menus but in parts that bring what those need (`lazyWithOverlays`).
 */
const lazyPage = (path: RoutePath, load: Page, plain = false): RouteObject => ({
  path,
  lazy: async () => {
    const { title, needsAccount } = ROUTE_HANDLES[path]
    const [Page, Around, handle] = await Promise.all([
      fetchCode(load),
      plain || !needsAccount
        ? Fragment
        : fetchCode(async () => (await import('../theme/overlay-theme.tsx')).OverlayTheme),
      title === null ? fetchCode(async () => (await import('./inner-routes.ts')).innerRoutes) : undefined,
    ])
    if (!needsAccount) return { Component: Page, handle }
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
  },
})

/** All addresses of the product (R-navigation-1). Home comes with the frame, every other page when it is gone to. */
export const routes: RouteObject[] = [
  {
    element: <AppFrame />,
    errorElement: <PageError />,
    hydrateFallbackElement: <AppFrame arriving />,
    children: [
      {
        errorElement: <PageError />,
        children: [
          { path: '/', element: <HomePage /> },
          lazyPage('/list', async () => (await import('../pages/list/list-page.tsx')).ListPage, true),
          lazyPage(
            '/introduction',
            async () => (await import('../pages/introduction/introduction-page.tsx')).IntroductionPage,
            true,
          ),
          lazyPage('/play', async () => (await import('../pages/play/play-page.tsx')).PlayPage),
          lazyPage(
            '/details',
            async () => (await import('../pages/details/details-page.tsx')).DetailsPage,
            true,
          ),
          lazyPage(
            '/coursetable',
            async () => (await import('../pages/course-table/course-table-page.tsx')).CourseTablePage,
          ),
          lazyPage(
            '/cloud-school',
            async () => (await import('../pages/cloud-school/cloud-school-page.tsx')).CloudSchoolPage,
          ),
          {
            // In place of the address that led here, or Back would lead here again.
            path: '/school-local',
            element: null,
            loader: ({ request }) =>
              replace(`/school-local/school-local-database${new URL(request.url).search}`),
          },
          lazyPage(
            '/school-local/school-local-database',
            async () => (await import('../pages/school-local/school-database-page.tsx')).SchoolDatabasePage,
          ),
          lazyPage(
            '/school-local/school-local-examine',
            async () => (await import('../pages/school-local/school-examine-page.tsx')).SchoolExaminePage,
          ),
          lazyPage(
            '/school-local/school-local-mydatabase',
            async () =>
              (await import('../pages/school-local/school-mydatabase-page.tsx')).SchoolMydatabasePage,
          ),
          lazyPage('/paper', async () => (await import('../pages/paper/paper-page.tsx')).PaperPage),
          lazyPage('/studio', async () => (await import('../pages/studio/studio-page.tsx')).StudioPage),
          lazyPage(
            '/studio/courses/:id',
            async () => (await import('../pages/studio/course-editor-page.tsx')).CourseEditorPage,
          ),
          lazyPage(
            '/studio/courses/:id/preview',
            async () => (await import('../pages/studio/course-preview-page.tsx')).CoursePreviewPage,
          ),
          lazyPage(
            '/studio/courses/:id/films/:key',
            async () => (await import('../pages/studio/film-section-page.tsx')).FilmSectionPage,
          ),
          lazyPage(
            '/studio/live',
            async () => (await import('../pages/live-plans/live-plans-page.tsx')).LivePlansPage,
          ),
          lazyPage(
            '/studio/live/:id',
            async () => (await import('../pages/live-plans/live-plan-page.tsx')).LivePlanPage,
          ),
          lazyPage('/studio/jobs', async () => (await import('../pages/jobs/jobs-page.tsx')).JobsPage),
          lazyPage(
            '/studio/published',
            async () => (await import('../pages/published/published-page.tsx')).PublishedPage,
          ),
          lazyPage(
            '/studio/resources/:id',
            async () =>
              (await import('../pages/resource-editor/resource-editor-page.tsx')).ResourceEditorPage,
          ),
          lazyPage(
            '/studio/versions',
            async () => (await import('../pages/versions/versions-page.tsx')).VersionsPage,
          ),
          lazyPage(
            '/studio/releases',
            async () => (await import('../pages/releases/releases-page.tsx')).ReleasesPage,
          ),
          lazyPage(
            '/studio/questions',
            async () => (await import('../pages/studio-questions/questions-page.tsx')).QuestionsPage,
          ),
          lazyPage(
            '/studio/questions/:id',
            async () => (await import('../pages/studio-questions/editor-page.tsx')).EditorPage,
          ),
          lazyPage(
            '/manage/start',
            async () => (await import('../pages/first-start/first-start-page.tsx')).FirstStartPage,
          ),
          lazyPage(
            '/manage/people',
            async () => (await import('../pages/people/people-page.tsx')).PeoplePage,
          ),
          lazyPage(
            '/manage/people/new',
            async () => (await import('../pages/people/new-person-page.tsx')).NewPersonPage,
          ),
          lazyPage(
            '/manage/schools',
            async () => (await import('../pages/schools/schools-page.tsx')).SchoolsPage,
          ),
          lazyPage('/manage/roles', async () => (await import('../pages/roles/roles-page.tsx')).RolesPage),
          lazyPage(
            '/manage/notices',
            async () =>
              (await import('../pages/managed-notices/managed-notices-page.tsx')).ManagedNoticesPage,
          ),
          lazyPage(
            '/notices',
            async () => (await import('../pages/notices/notices-page.tsx')).NoticesPage,
            true,
          ),
          lazyPage('/manage/site', async () => (await import('../pages/site/site-page.tsx')).SitePage),
          lazyPage('/manage/frame', async () => (await import('../pages/frame/frame-page.tsx')).FramePage),
          lazyPage(
            '/manage/curriculum',
            async () => (await import('../pages/curriculum/curriculum-page.tsx')).CurriculumPage,
          ),
          lazyPage(
            '/manage/cloud-school',
            async () => (await import('../pages/cloud-menus/cloud-menus-page.tsx')).CloudMenusPage,
          ),
          lazyPage('/manage/words', async () => (await import('../pages/words/words-page.tsx')).WordsPage),
          lazyPage(
            '/manage/roster',
            async () => (await import('../pages/roster/roster-page.tsx')).RosterPage,
          ),
          lazyPage(
            '/manage/people/:id',
            async () => (await import('../pages/people/person-page.tsx')).PersonPage,
          ),
          lazyPage('/manage/audit', async () => (await import('../pages/audit/audit-page.tsx')).AuditPage),
          lazyPage(
            '/manage/reports',
            async () => (await import('../pages/reports/reports-page.tsx')).ReportsPage,
          ),
          lazyPage(
            '/manage/people/:id/data',
            async () => (await import('../pages/personal-data/person-data-page.tsx')).PersonDataPage,
          ),
          lazyPage(
            '/account/data',
            async () => (await import('../pages/personal-data/own-data-page.tsx')).OwnDataPage,
          ),
          lazyPage(
            '/account/keep',
            async () => (await import('../pages/personal-data/keep-account-page.tsx')).KeepAccountPage,
          ),
          lazyPage(
            '/agreement',
            async () => (await import('../pages/agreement/agreement-page.tsx')).AgreementPage,
          ),
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage,
            }),
          },
        ],
      },
    ],
  },
]
