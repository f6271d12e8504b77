import './state.css'
import { Button, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import { copy } from '../copy/copy.ts'
import { useLineBack } from './line-back.ts'
import { useFocusOnward } from './use-focus-onward.ts'

export interface ErrorStateProps {
  /** What could not be read. */
  readonly message: string
  /** Why, in a sentence of its own. */
  readonly reason: string
  /** Null where a retry would only be refused again. */
  readonly onRetry: (() => void) | null
}

/** What could not be read and why, with a retry, which happens automatically when the server is reached again. */
export const ErrorState = ({ message, reason, onRetry }: ErrorStateProps) => {
  useLineBack(onRetry)
  const state = useRef<HTMLDivElement>(null)
  useFocusOnward(state)
  return (
    <div ref={state} className="state" role="alert">
      <Text as="p" size="3" weight="medium">
        {message}
      </Text>
      <Text as="p" size="2" color="gray">
        {reason}
      </Text>
      {onRetry !== null && (
        <Button variant="soft" onClick={onRetry}>
          {copy.failures.retry}
        </Button>
      )}
    </div>
  )
}
