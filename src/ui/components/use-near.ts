import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far below the visible area loading begins: about the distance scrolled while a slow line fetches the part. */
const BEFORE = '300px 0px'

interface Reservations {
  /** Secondary content: only scrolling brings it near, since on a phone it may be visible from the start. */
  readonly isAside?: boolean
  /** How long an element that is near from the start waits, so that the page's own content loads first. */
  readonly held?: boolean
}

const useNear = (
  place: RefObject<Element | null>,
  { isAside = false, held = false }: Reservations,
): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || held || place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: BEFORE },
    )
    const { current } = place
    const leaving = new AbortController()
    const watch = () => observer.observe(current)
    if (isAside && scrollY === 0) addEventListener('scroll', watch, { once: true, signal: leaving.signal })
    else watch()
    return () => {
      leaving.abort()
      observer.disconnect()
    }
  }, [place, isAside, held, near])
  return near
}

/** After this time the page's own content has loaded and been read. */
const LATER_MS = 4000

/**
 * Whether an element has come near the visible area, has been on the page for a while (a screen reader jumps to a field without scrolling),
 * or is being printed; stays true. For parts that load after the content of the page.
 */
export const useNearOrLater = (
  place: RefObject<Element | null>,
  reservations: Reservations = {},
): boolean => {
  const near = useNear(place, reservations)
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (near || later) return
    const timer = setTimeout(() => setLater(true), LATER_MS)
    // The browser prints the page as it is after this event.
    const printed = () => flushSync(() => setLater(true))
    addEventListener('beforeprint', printed)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', printed)
    }
  }, [near, later])
  return near || later
}
