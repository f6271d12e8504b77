import { Theme, type ThemeProps } from '@radix-ui/themes'
import type { ReactNode } from 'react'

export interface LookProps {
  /** `inherit` takes what stands above: see `src/main/early.ts`. */
  readonly appearance: NonNullable<ThemeProps['appearance']>
  readonly children: ReactNode
}

/** The product's colours and shapes. */
export const Look = ({ appearance, children }: LookProps) => (
  <Theme
    accentColor="indigo"
    grayColor="sand"
    panelBackground="solid"
    radius="medium"
    appearance={appearance}
  >
    {children}
  </Theme>
)
