import { Button, Text } from '@radix-ui/themes'
import type { Failure } from '#domain/kernel/failure.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'

export interface RemovalNoticeProps {
  /** What was just removed, in words; null for nothing that can be put back. */
  readonly removed: string | null
  readonly failure: Failure | null
  readonly onUndo?: () => void
}

/** Says what was just removed and puts it back when asked, once more where that failed; or why it could not be removed. */
export const RemovalNotice = ({ removed, failure, onUndo }: RemovalNoticeProps) => (
  <>
    {failure !== null && (
      <Text as="p" role="alert" size="2" color="red" className="removal-notice">
        {notDoneText(courseTableCopy.removalFailed, failure)}
      </Text>
    )}
    <div role="status">
      {removed !== null && (
        <p className="removal-notice">
          <Text size="2">{removed}</Text>
          <Button size="1" variant="soft" onClick={onUndo}>
            {courseTableCopy.undo}
          </Button>
        </p>
      )}
    </div>
  </>
)
