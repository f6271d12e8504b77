import { type RefObject, useEffect, useState } from 'react'

/** Where it begins before it is seen: about what a line brings while a page is scrolled so far. */
const BEFORE = '300px 0px'

/** Whether an element has come near what is seen; it stays so. For what is brought only to whoever gets there. */
export const useNear = (place: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: BEFORE },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, near])
  return near
}

/** By then the page's own content has come and been looked at. */
const LATER_MS = 4000

/** The same, and at last where nobody scrolls: a screen reader goes to a field by its name, and finds what is there. */
export const useNearOrLater = (place: RefObject<Element | null>): boolean => {
  const near = useNear(place)
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return near || later
}
