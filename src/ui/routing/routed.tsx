import { useSyncExternalStore } from 'react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'

/** The router's view listens by itself once it stands. */
const listensItself = () => () => undefined

/**
 * The page that the address asks for. The router's view reads a state when it is drawn and listens from when it stands. The
 * first drawing gives the thread back in between, and the router, whom the statecharts hear already, keeps nothing for its
 * view. A drawing during which the router went on is thrown away and made anew in one go.
 */
export const Routed = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => {
  useSyncExternalStore(listensItself, () => router.state)
  return <RouterProvider router={router} />
}
