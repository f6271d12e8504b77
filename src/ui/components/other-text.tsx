import './other-text.css'
import { Button, Text } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { otherTextCopy as words } from '../copy/other-text-copy.ts'

interface OtherTextProps {
  /** What the other tab has. */
  readonly children: ReactNode
  readonly onTake: () => void
  readonly onKeep: () => void
}

/** Shown when another tab has a different text in the same place: both are kept until the user chooses one. R-tabs-1. */
export const OtherText = ({ children, onTake, onKeep }: OtherTextProps) => (
  <div className="other-text" role="alert">
    <Text as="p" size="2">
      {words.told}
    </Text>
    <blockquote className="other-text__words">{children}</blockquote>
    <div className="other-text__acts">
      <Button type="button" size="2" variant="soft" onClick={onTake}>
        {words.take}
      </Button>
      <Button type="button" size="2" variant="soft" color="gray" onClick={onKeep}>
        {words.keep}
      </Button>
    </div>
  </div>
)
