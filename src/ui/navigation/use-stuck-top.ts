import { useLayoutEffect } from 'react'

/**
 * `--stuck-top`: how much of the window the top bar covers. With the school's own menu it is taller than its first line, on a
 * telephone by as much as that wraps: what sticks below it, or is scrolled to for the focus, would lie under it.
 */
export const useStuckTop = (): void => {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const bar = document.querySelector('.top-bar')
    if (bar === null) return
    const watch = new ResizeObserver(() => {
      const { height } = bar.getBoundingClientRect()
      style.setProperty('--stuck-top', `${height}px`)
      style.setProperty('scroll-padding-top', `${height + 16}px`)
    })
    watch.observe(bar)
    return () => {
      watch.disconnect()
      style.removeProperty('--stuck-top')
      style.removeProperty('scroll-padding-top')
    }
  }, [])
}
