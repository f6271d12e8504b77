import './state.css'
import { Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { BOOK, Drawing, GLYPH_STROKE } from './icon.tsx'

export interface EmptyStateProps {
  readonly title: string
  readonly hint: string
  /** The next step. */
  readonly children?: ReactNode
}

/** Nothing here, why, and what to do next. */
export const EmptyState = ({ title, hint, children }: EmptyStateProps) => (
  <div className="state">
    <span className="state__glyph">
      <Drawing path={BOOK} size={40} strokeWidth={GLYPH_STROKE} />
    </span>
    <Text as="p" size="4" weight="medium">
      {title}
    </Text>
    <Text as="p" size="2" color="gray">
      {hint}
    </Text>
    {children}
  </div>
)
