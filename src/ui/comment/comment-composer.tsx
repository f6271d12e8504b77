import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Comment } from '#domain/comment/comment.ts'
import { type DraftPlace, MAX_COMMENT_LENGTH } from '#domain/comment/comment-draft.ts'
import { useCommentLogic } from '../bundle-logic.ts'
import { OtherText } from '../components/other-text.tsx'
import { RichTextView } from '../components/rich-text.tsx'
import { RichTextEditor } from '../components/rich-text-editor/rich-text-editor.tsx'
import { commentCopy } from '../copy/comment-copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { StarInput } from './stars.tsx'

export interface CommentComposerProps {
  readonly place: DraftPlace
  /** The field's name. */
  readonly label: string
  readonly onAcknowledged: (comment: Comment) => void
  /** It waits for the line, and is sent by itself. */
  readonly onKept?: () => void
  /** The focus comes here at once. */
  readonly focused?: boolean
  /** Beside the button that sends. */
  readonly children?: ReactNode
}

/** Where a comment or a reply is written; it stays there, whatever happens, until the server has it. */
export const CommentComposer = (props: CommentComposerProps) => {
  const { place, label, onAcknowledged, onKept, focused = false, children } = props
  const composer = useActorRef(useCommentLogic().commentComposer, { input: place })
  const draft = useSelector(composer, ({ context }) => context.draft)
  const other = useSelector(composer, ({ context }) => context.other)
  const recalling = useSelector(composer, (snapshot) => snapshot.matches('recalling'))
  const sending = useSelector(composer, (snapshot) => snapshot.matches('sending'))
  const broken = useSelector(composer, (snapshot) => snapshot.matches('defect'))
  const restored = useSelector(composer, ({ context }) => context.restored)
  const failure = useSelector(composer, ({ context }) => context.failure)
  const problem = useSelector(composer, ({ context }) => context.problem)
  const id = useId()

  const acknowledged = useRef(onAcknowledged)
  const kept = useRef(onKept)
  useEffect(() => {
    acknowledged.current = onAcknowledged
    kept.current = onKept
  })
  useEffect(() => {
    const subscriptions = [
      composer.on('comment.acknowledged', ({ comment }) => acknowledged.current(comment)),
      composer.on('comment.kept', () => kept.current?.()),
    ]
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [composer])

  const send = () => composer.send({ type: 'comment.send' })
  const failed = failure !== null || broken
  // The field waits for the kept draft, which is read within a moment, so that it does not change while the user types.
  if (recalling && !failed) return <div className="comment-composer comment-composer--recalling" />
  return (
    <form
      className="comment-composer"
      aria-label={label}
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <RichTextEditor
        label={label}
        placeholder={commentCopy.placeholder}
        value={draft.text}
        maxLength={MAX_COMMENT_LENGTH}
        readOnly={sending}
        invalidBy={problem === null ? undefined : `${id}-problem`}
        focused={focused}
        isAside
        onChange={(text) => composer.send({ type: 'comment.write', text })}
        onSubmit={send}
      />
      {problem !== null && (
        <Text as="p" id={`${id}-problem`} size="2" color="red" role="alert">
          {commentCopy.problems[problem]}
        </Text>
      )}
      {failed && (
        <Text as="p" size="2" color="red" role="alert">
          {failureText(failure)} {commentCopy.kept}
        </Text>
      )}
      {other !== null && (
        <OtherText
          onTake={() => composer.send({ type: 'comment.takeOther' })}
          onKeep={() => composer.send({ type: 'comment.keepMine' })}
        >
          <RichTextView html={other.text.html} />
        </OtherText>
      )}
      {restored && !failed && (
        <Text as="p" size="2" color="gray" role="status">
          {commentCopy.restored}
        </Text>
      )}
      <div className="comment-composer__foot">
        {place.parentId === 0 && (
          <StarInput
            score={draft.score}
            disabled={sending}
            onChange={(score) => composer.send({ type: 'comment.rate', score })}
          />
        )}
        <div className="comment-composer__send">
          <Text size="1" color="gray" className="comment-composer__hint">
            {commentCopy.sendHint}
          </Text>
          {children}
          <Button type="submit" aria-disabled={sending}>
            {sendLabel(sending, failed)}
          </Button>
        </div>
      </div>
    </form>
  )
}

const sendLabel = (sending: boolean, failed: boolean): string => {
  if (sending) return commentCopy.sending
  return failed ? commentCopy.sendAgain : commentCopy.send
}
