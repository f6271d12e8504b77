import type { ReactNode } from 'react'
import { themeAttributes } from './theme-attributes.ts'

export interface ThemeRootProps {
  /** `inherit` takes what stands above: see `src/main/early.ts`. */
  readonly appearance: 'light' | 'dark' | 'inherit'
  readonly children: ReactNode
}

/**
 * The ground of the whole interface. `Theme` of Radix Themes would draw the same element, and bring the positioning of its
 * tooltips into the first visit; what lies above the page gets its context from `OverlayTheme`.
 */
export const ThemeRoot = ({ appearance, children }: ThemeRootProps) => (
  <div
    className={appearance === 'inherit' ? 'radix-themes' : `radix-themes ${appearance}`}
    {...themeAttributes(true)}
  >
    {children}
  </div>
)
