import type { ReactNode } from 'react'
import { lookAttributes } from './look-attributes.ts'

export interface LookProps {
  /** `inherit` takes what stands above: see `src/main/early.ts`. */
  readonly appearance: 'light' | 'dark' | 'inherit'
  readonly children: ReactNode
}

/**
 * The ground of the whole interface. `Theme` of Radix Themes would draw the same element, and bring the positioning of its
 * tooltips into the first visit; what lies above the page gets its context from `OverlayLook`.
 */
export const Look = ({ appearance, children }: LookProps) => (
  <div
    className={appearance === 'inherit' ? 'radix-themes' : `radix-themes ${appearance}`}
    {...lookAttributes(true)}
  >
    {children}
  </div>
)
