import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useActors } from '../actors-context.tsx'

/** Names a step of the breadcrumb, the last one unless said, by what it shows, once that is known; null until then. */
export const useCrumb = (title: string | null, address?: string): void => {
  const { chrome } = useActors()
  const { pathname, search } = useLocation()
  const url = address ?? `${pathname}${search}`
  useEffect(() => {
    if (title !== null) chrome.send({ type: 'chrome.name', crumb: { url, title } })
  }, [chrome, url, title])
}
