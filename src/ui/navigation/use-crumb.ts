import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useActors } from '../actors-context.tsx'

/** Names the last step of the trail by what the page shows, once that is known; null until then. */
export const useCrumb = (title: string | null): void => {
  const { chrome } = useActors()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (title !== null) chrome.send({ type: 'chrome.name', crumb: { url: `${pathname}${search}`, title } })
  }, [chrome, pathname, search, title])
}
