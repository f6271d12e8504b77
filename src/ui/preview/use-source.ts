import { type RefObject, useEffect } from 'react'

/**
 * Gives an element its address once it is mounted. One that loads or fails while it is still being rendered is not
 * noticed: React passes on no event of an element that is not there yet.
 */
export const useSource = (
  element: RefObject<HTMLImageElement | HTMLMediaElement | null>,
  address: string,
): void => {
  useEffect(() => {
    const loading = element.current
    if (loading === null) return
    loading.setAttribute('src', address)
    return () => loading.removeAttribute('src')
  }, [element, address])
}
