import './card-grid.css'
import type { ReactNode } from 'react'

export interface CardGridProps {
  /** A grid wraps, a rail scrolls sideways on narrow screens. */
  readonly shape?: 'grid' | 'rail'
  readonly children: ReactNode
}

/** Content cards, four in a row on a wide screen, two on a tablet and on a phone. */
export const CardGrid = ({ shape = 'grid', children }: CardGridProps) => (
  <div className="card-grid" data-shape={shape}>
    {children}
  </div>
)
