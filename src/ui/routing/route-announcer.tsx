import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { useActors } from '../actors-context.tsx'
import { pageHeading } from '../components/page-heading.ts'
import { copy } from '../copy/copy.ts'
import { type InnerRoutes, pageTitleOf } from './route-handle.ts'

/**
 * On the way from page to page the focus goes to the new page's heading and its title is said, as a browser does for a
 * document of its own. Not at the first page, and not while a dialog holds the focus.
 */
export const RouteAnnouncer = () => {
  const { pathname, search } = useLocation()
  const inner = useMatches().at(-1)?.handle as InnerRoutes | undefined
  const dialogShown = useSelector(useActors().loginDialog, (snapshot) => snapshot.hasTag('shown'))
  const [said, setSaid] = useState('')
  const shown = useRef({ pathname, dialogShown })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, dialogShown }
    if (before.pathname === pathname) return
    setSaid(copy.frame.arrivedAt(pageTitleOf(pathname, search, inner)))
    if (!dialogShown) pageHeading.current?.focus({ preventScroll: true })
  }, [pathname, search, inner, dialogShown])
  return (
    <div className="visually-hidden" aria-live="polite">
      {said}
    </div>
  )
}
