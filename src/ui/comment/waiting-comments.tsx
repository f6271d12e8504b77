import { Badge } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { CommentedContent } from '#domain/comment/comment.ts'
import { commentsAt, waitingIn } from '#domain/writing/unsent-writing.ts'
import { useWritingOutbox } from '../bundle-logic.ts'
import { RichTextView } from '../components/rich-text.tsx'
import { commentCopy } from '../copy/comment-copy.ts'
import { writingCopy } from '../copy/writing-copy.ts'
import { Stars } from './stars.tsx'

/** What waits for the line there, as it was written. */
export const useWaitingComments = (content: CommentedContent, parentId: number) => {
  const context = useSelector(useWritingOutbox(), (snapshot) => snapshot.context)
  return commentsAt(waitingIn(context), content, parentId)
}

/** One's own comments, or replies to one of them, that wait for the line; nothing where none does. R-writing-1. */
export const WaitingComments = ({ content, parentId }: { content: CommentedContent; parentId: number }) => {
  const waiting = useWaitingComments(content, parentId)
  if (waiting.length === 0) return null
  return (
    <ol className={parentId === 0 ? 'comments' : 'comment__replies'} aria-label={writingCopy.list}>
      {waiting.map(({ clientId, text, score }) => (
        <li key={clientId} className={parentId === 0 ? 'comments__item' : undefined}>
          <div className="comment" data-reply={parentId !== 0}>
            <div className="comment__body">
              <div className="comment__head">
                <Badge color="indigo" size="1">
                  {commentCopy.mine}
                </Badge>
                <Badge color="gray" size="1" title={writingCopy.waitsHint}>
                  {writingCopy.waits}
                </Badge>
                {score > 0 && <Stars score={score} name={commentCopy.stars(score)} />}
              </div>
              <RichTextView html={text.html} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
