import { Button } from '@radix-ui/themes'
import { useRef } from 'react'
import { copy } from '../copy/copy.ts'
import { useLineBack } from './line-back.ts'
import { useFocusOnward } from './use-focus-onward.ts'

/** A retry for a small part of a page; happens automatically when the server is reached again. R-connection-7. */
export const ReadAgain = ({ onRetry }: { readonly onRetry: () => void }) => {
  useLineBack(onRetry)
  const button = useRef<HTMLButtonElement>(null)
  useFocusOnward(button)
  return (
    <Button ref={button} type="button" size="1" variant="soft" onClick={onRetry}>
      {copy.failures.retry}
    </Button>
  )
}
