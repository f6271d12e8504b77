import { type RefObject, useEffect, useState } from 'react'

/** Where it begins before it is seen: about what a line brings while a page is scrolled so far. */
const BEFORE = '300px 0px'

const useNear = (place: RefObject<Element | null>, held: boolean): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || held || place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: BEFORE },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, near, held])
  return near
}

/** By then the page's own content has come and been looked at. */
const LATER_MS = 4000

/**
 * Whether an element has come near what is seen, or has been there for a while: a screen reader goes to a field by its name and does not
 * scroll. It stays so. For what is brought behind the content of the page; `held` while that is still on its way to an element that is
 * near from the start.
 */
export const useNearOrLater = (place: RefObject<Element | null>, held = false): boolean => {
  const near = useNear(place, held)
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return near || later
}
