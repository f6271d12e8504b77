import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives an element its address once it is mounted. One that loads or fails while it is still being rendered is not
 * noticed: React passes on no event of an element that is not there yet. It is taken away again before the element leaves
 * the document: Chromium keeps a picture, with all that stood around it, whose address changes afterwards.
 */
export const useSource = (
  element: RefObject<HTMLImageElement | HTMLMediaElement | null>,
  address: string,
): void => {
  useLayoutEffect(() => {
    const loading = element.current
    if (loading === null) return
    loading.setAttribute('src', address)
    return () => loading.removeAttribute('src')
  }, [element, address])
}
