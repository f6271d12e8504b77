import { type RefObject, useEffect, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

const UNKNOWN: Size = { width: 0, height: 0 }

/** The inner size of an element as it is now, in pixels; nothing before it is known. */
export const useSize = (element: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState(UNKNOWN)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return
    const observer = new ResizeObserver(() =>
      setSize({ width: watched.clientWidth, height: watched.clientHeight }),
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return size
}
