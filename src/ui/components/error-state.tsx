import './state.css'
import { Button, Text } from '@radix-ui/themes'
import { copy } from '../copy/copy.ts'

/** What could not be read, and a way to try again. */
export const ErrorState = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="state" role="alert">
    <Text as="p" size="3" weight="medium">
      {message}
    </Text>
    <Button variant="soft" onClick={onRetry}>
      {copy.failures.retry}
    </Button>
  </div>
)
