import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Where it begins before it is seen: about what a line brings while a page is scrolled so far. */
const BEFORE = '300px 0px'

interface Reservations {
  /** Beside what is looked at: it comes near by scrolling only, for on a phone it may be in sight from the start. */
  readonly isAside?: boolean
  /** While the content of the page is still on its way to an element that is near from the start. */
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

/** By then the page's own content has come and been looked at. */
const LATER_MS = 4000

/**
 * Whether an element has come near what is seen, has been there for a while (a screen reader goes to a field by its name and does not
 * scroll), or is printed. It stays so. For what is brought behind the content of the page.
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
    // A browser prints what stands when this has been told.
    const printed = () => flushSync(() => setLater(true))
    addEventListener('beforeprint', printed)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', printed)
    }
  }, [near, later])
  return near || later
}
