import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Comment } from '#domain/comment/comment.ts'
import type { commentRemovalMachine } from '#domain/comment/comment-removal.machine.ts'
import { ConfirmButton } from '../components/confirm-button.tsx'
import { commentCopy } from '../copy/comment-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'

type RemovalActor = ActorRefFrom<typeof commentRemovalMachine>

interface RemovalProps {
  readonly removal: RemovalActor
}

/** 删除: of one's own; asks first. */
export const RemoveComment = ({ name, removal }: RemovalProps & { readonly name: string }) => {
  const isBusy = useSelector(removal, (snapshot) => snapshot.hasTag('busy'))
  if (isBusy)
    return (
      <Text size="1" color="gray" role="status">
        {commentCopy.removing}
      </Text>
    )
  return (
    <ConfirmButton
      label={commentCopy.remove}
      name={commentCopy.removeName(name)}
      question={commentCopy.removeQuestion}
      hint={commentCopy.removeHint}
      onConfirm={() => removal.send({ type: 'removal.remove' })}
      quiet
    />
  )
}

/** Why one's comment was not deleted. */
export const RemovalFailure = ({ removal }: RemovalProps) => {
  const failure = useSelector(removal, ({ context }) => context.failure)
  const broken = useSelector(removal, (snapshot) => snapshot.matches('defect'))
  if (failure === null && !broken) return null
  return (
    <Text as="p" size="2" color="red" role="alert">
      {notDoneText(commentCopy.notRemoved, failure)}
    </Text>
  )
}

/** The quiet line in the place of what cannot be read, with the way back while there is one. */
export const CommentGone = ({ comment, removal }: RemovalProps & { readonly comment: Comment }) => {
  const undoable = useSelector(
    removal,
    (snapshot) => snapshot.matches('undoable') || snapshot.matches('kept'),
  )
  const isBusy = useSelector(removal, (snapshot) => snapshot.matches('restoring'))
  const failure = useSelector(removal, ({ context }) => context.failure)
  if (comment.state === 'shown') return null
  return (
    <>
      <p className="comment__gone" role={undoable ? 'status' : undefined}>
        <Text size="2" color="gray">
          {undoable || isBusy ? commentCopy.removed : commentCopy.gone[comment.state]}
        </Text>
        {(undoable || isBusy) && (
          <Button
            size="1"
            variant="soft"
            aria-disabled={isBusy}
            onClick={() => removal.send({ type: 'removal.undo' })}
          >
            {isBusy ? commentCopy.restoring : commentCopy.undo}
          </Button>
        )}
      </p>
      {comment.hideReason !== '' && (
        <Text as="p" size="2" color="gray">
          {commentCopy.hiddenBecause(comment.hideReason)}
        </Text>
      )}
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText('', failure)}
        </Text>
      )}
    </>
  )
}
