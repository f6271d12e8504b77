import type { ComponentType } from 'react'
import { type RouteObject, replace } from 'react-router-dom'
import { AppFrame } from '../navigation/app-frame.tsx'
import { HomePage } from '../pages/home/home-page.tsx'
import { fetchCode } from './missing-code.ts'
import { PageError } from './page-error.tsx'
import { type OpenPath, ROUTE_HANDLES, type RoutePath, type SignedInPath } from './route-handle.ts'

/** What a visitor may see besides home. */
const OPEN_PAGES: Readonly<Record<Exclude<OpenPath, '/'>, () => Promise<ComponentType>>> = {
  '/manage/start': async () => (await import('../pages/first-start/first-start-page.tsx')).FirstStartPage,
  '/account/keep': async () => (await import('../pages/personal-data/keep-account-page.tsx')).KeepAccountPage,
  '/agreement': async () => (await import('../pages/agreement/agreement-page.tsx')).AgreementPage,
}

/** A page that is fetched when the user goes there; where it needs an account visitors see the gate instead. */
const lazyPage = (path: RoutePath): RouteObject => ({
  path,
  lazy: async () => {
    if (ROUTE_HANDLES[path].needsAccount) {
      const { signedInPage } = await fetchCode(() => import('./signed-in-pages.tsx'))
      return signedInPage(path as SignedInPath)
    }
    const [Component, handle] = await Promise.all([
      fetchCode(OPEN_PAGES[path as keyof typeof OPEN_PAGES]),
      ROUTE_HANDLES[path].title === null
        ? fetchCode(async () => (await import('./inner-routes.ts')).innerRoutes)
        : undefined,
    ])
    return { Component, handle }
  },
})

/** What has pages below it and none of its own leads to the first of them, which says who may not open it. */
const FIRST_BELOW = [
  ['/manage', '/manage/people'],
  ['/account', '/account/data'],
  ['/studio/courses', '/studio'],
  ['/studio/resources', '/studio/published'],
] as const

const isNotHome = (path: RoutePath): boolean => path !== '/'

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
          {
            // In place of the address that led here, or Back would lead here again.
            path: '/school-local',
            element: null,
            loader: ({ request }) =>
              replace(`/school-local/school-local-database${new URL(request.url).search}`),
          },
          ...FIRST_BELOW.map(([path, to]) => ({
            path,
            element: null,
            loader: () => replace(to),
          })),
          ...(Object.keys(ROUTE_HANDLES) as RoutePath[]).filter(isNotHome).map(lazyPage),
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
