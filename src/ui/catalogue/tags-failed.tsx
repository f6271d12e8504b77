import './tags-failed.css'
import { Text } from '@radix-ui/themes'
import type { Failure } from '#domain/kernel/failure.ts'
import { ReadAgain } from '../components/read-again.tsx'
import { failureText } from '../copy/failure-text.ts'
import { listCopy } from '../copy/list-copy.ts'

/** Stands where rows of tags would, when they could not be read. */
export const TagsFailed = ({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) => (
  <Text as="p" size="2" color="gray" className="tags-failed">
    {listCopy.tagsFailed}：{failureText(failure)}
    <ReadAgain onRetry={onRetry} />
  </Text>
)
