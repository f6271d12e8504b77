import { useCallback, useSyncExternalStore } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import { LatestSearchContext } from './latest-search.ts'

/** `RouterProvider` subscribes to the router by itself. */
const subscribesItself = () => () => undefined

/**
 * The page that the address asks for. `RouterProvider` reads the router's state when it is rendered and subscribes only when it
 * is mounted. The first render yields in between, and a navigation at that moment would be missed: reading the state as an
 * external store makes React throw such a render away and repeat it.
 */
export const RouterView = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => {
  useSyncExternalStore(subscribesItself, () => router.state)
  const latest = useCallback(() => new URLSearchParams(router.state.location.search), [router])
  return (
    <LatestSearchContext value={latest}>
      <RouterProvider router={router} />
    </LatestSearchContext>
  )
}
