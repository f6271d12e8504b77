import { type HTMLAttributes, useRef, useState } from 'react'
import { useNearOrLater } from '../components/use-near.ts'
import { TypesetWanted } from './typeset-wanted.ts'
import { typesetter } from './typesetter.ts'

/**
 * A part of a list whose formulas are typeset when it comes near what is seen, a while later, or for a printout. Where what typesets them
 * is there already, nobody sees them as they were written.
 */
export const TypesetWhenNear = ({ children, ...attributes }: HTMLAttributes<HTMLDivElement>) => {
  const place = useRef<HTMLDivElement>(null)
  const [atOnce] = useState(() => typesetter.current() !== null)
  const near = useNearOrLater(place)
  return (
    <div {...attributes} ref={place}>
      <TypesetWanted value={atOnce || near}>{children}</TypesetWanted>
    </div>
  )
}
