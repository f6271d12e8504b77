import './status-line.css'
import { Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface StatusLineProps {
  readonly children: ReactNode
  /** Room below it, where what it stands in gives none. */
  readonly mb?: '3'
}

/** What was done, or how many there are; its room is kept while there is nothing to say. */
export const StatusLine = ({ children, mb }: StatusLineProps) => (
  <Text as="p" size="2" {...(mb && { mb })} role="status" className="status-line">
    {children}
  </Text>
)
