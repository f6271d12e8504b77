import { Text } from '@radix-ui/themes'
import type { Failure } from '#domain/kernel/failure.ts'
import { ReadAgain } from '../components/read-again.tsx'
import { colleagueCopy } from '../copy/colleague-copy.ts'
import { failureText } from '../copy/failure-text.ts'

export interface PeopleUnreadProps {
  /** Null for a bug of the page. */
  readonly why: Failure | null
  readonly onRetry: () => void
}

/** Why nobody can be chosen, where one's colleagues could not be read. */
export const PeopleUnread = ({ why, onRetry }: PeopleUnreadProps) => (
  <Text as="p" size="2" color="gray" role="alert">
    {colleagueCopy.unread(failureText(why))} <ReadAgain onRetry={onRetry} />
  </Text>
)
