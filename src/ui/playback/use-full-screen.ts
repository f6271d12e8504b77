import { useCallback, useEffect, useState } from 'react'

export interface FullScreen {
  readonly full: boolean
  readonly toggle: () => void
}

/** Some phones turn the film with it; where they do not, it stays as it is. */
const turn = async (): Promise<void> => {
  try {
    await screen.orientation.lock('landscape')
  } catch {
    // Only phones can.
  }
}

/** Fills the screen; where a browser lets no page do that, as on some phones, at least its whole window. */
export const useFullScreen = (element: HTMLElement | null): FullScreen => {
  const [full, setFull] = useState(false)
  const fills = document.fullscreenEnabled
  useEffect(() => {
    const look = () => setFull(element !== null && document.fullscreenElement === element)
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false)
    }
    const [name, listen] = fills ? (['fullscreenchange', look] as const) : (['keydown', leave] as const)
    document.addEventListener(name, listen as EventListener)
    return () => document.removeEventListener(name, listen as EventListener)
  }, [element, fills])
  const toggle = useCallback(() => {
    if (!fills) {
      setFull((was) => !was)
      return
    }
    const change =
      document.fullscreenElement === element
        ? document.exitFullscreen()
        : element?.requestFullscreen().then(turn)
    // A browser that does not let a page fill the screen says so by rejecting; there is nothing else to do.
    change?.catch(() => undefined)
  }, [element, fills])
  return { full, toggle }
}
