import './tags-failed.css'
import { Button, Text } from '@radix-ui/themes'
import type { Failure } from '#domain/kernel/failure.ts'
import { copy } from '../copy/copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { listCopy } from '../copy/list-copy.ts'

/** Stands where rows of tags would, when they could not be read. */
export const TagsFailed = ({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) => (
  <Text as="p" size="2" color="gray" className="tags-failed">
    {listCopy.tagsFailed}：{failureText(failure)}
    <Button variant="ghost" size="1" onClick={onRetry}>
      {copy.failures.retry}
    </Button>
  </Text>
)
