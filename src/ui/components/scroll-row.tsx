import './scroll-row.css'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

/** The share of the visible width that one step scrolls. */
const STEP = 0.7

export interface ScrollRowProps {
  /** What scrolls sideways: the one child. */
  readonly row: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** Shows that a row goes on beyond its ends, with buttons for the mouse. */
export const ScrollRow = ({ row, children }: ScrollRowProps) => {
  const { before, after } = useOverflow(row)
  const scroll = (by: 1 | -1) => () =>
    row.current?.scrollBy({ left: by * STEP * row.current.clientWidth, behavior: 'smooth' })
  return (
    <div
      className="scroll-row"
      data-before={before}
      data-after={after}
      // A browser leaves an entry where it is that the fade and its button half cover.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {children}
      {before && <Step end="before" onPress={scroll(-1)} />}
      {after && <Step end="after" onPress={scroll(1)} />}
    </div>
  )
}

/** For the mouse alone: the keyboard and screen readers reach every entry without it. */
const Step = ({ end, onPress }: { end: 'before' | 'after'; onPress: () => void }) => (
  <button
    type="button"
    className="scroll-row__step"
    data-end={end}
    tabIndex={-1}
    aria-hidden="true"
    onClick={onPress}
  >
    <Icon name={end === 'before' ? 'chevronLeft' : 'chevronRight'} />
  </button>
)

const useOverflow = (row: RefObject<HTMLElement | null>) => {
  const [overflow, setOverflow] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (element === null) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const before = scrollLeft > 1
      const after = scrollLeft + clientWidth < scrollWidth - 1
      setOverflow((known) => (known.before === before && known.after === after ? known : { before, after }))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    for (const entry of element.children) sizes.observe(entry)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  })
  return overflow
}
