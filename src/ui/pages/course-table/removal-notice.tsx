import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import type { LearningListActor } from './use-learning-list.ts'

/** Says what was just removed and puts it back when asked; or why it could not be removed. */
export const RemovalNotice = ({ actor }: { actor: LearningListActor }) => {
  const undoable = useSelector(actor, ({ context }) => context.undoable)
  const failure = useSelector(actor, ({ context }) => context.failure)
  if (failure !== null)
    return (
      <Text as="p" role="alert" size="2" color="red" className="removal-notice">
        {courseTableCopy.removalFailed(failureText(failure))}
      </Text>
    )
  return (
    <div role="status">
      {undoable !== null && (
        <p className="removal-notice">
          <Text size="2">{courseTableCopy.removed(undoable.content.name)}</Text>
          <Button
            size="1"
            variant="soft"
            onClick={() => actor.send({ type: 'learningList.restore', entry: undoable })}
          >
            {courseTableCopy.undo}
          </Button>
        </p>
      )}
    </div>
  )
}
