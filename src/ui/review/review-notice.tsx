import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useFocusKept } from '../components/use-focus-kept.ts'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import type { ReviewQueueActor } from './review-queue-actor.ts'

export interface ReviewNoticeProps {
  readonly queue: ReviewQueueActor
  /** Where whoever took a decision back goes on. */
  readonly list: RefObject<HTMLElement | null>
}

/** What became of a decision: how many, which not and why, and the way back while there is one. */
export const ReviewNotice = ({ queue, list }: ReviewNoticeProps) => {
  const report = useSelector(queue, ({ context }) => context.report)
  const undoable = useSelector(queue, (snapshot) => snapshot.matches({ decision: 'undoable' }))
  useFocusKept(report, list)
  const [first] = report?.done ?? []
  const done = report?.done.length ?? 0
  const failed = report?.failed ?? []
  return (
    <>
      <div role="status">
        {report !== null && first !== undefined && (undoable || failed.length > 0) && (
          <p className="review-notice">
            <Text size="2">
              {done === 1 ? copy.doneOne[report.kind](first.file.name) : copy.done[report.kind](done)}
            </Text>
            {undoable && (
              <Button
                size="1"
                variant="soft"
                title={copy.undoHint}
                onClick={() => queue.send({ type: 'review.undo' })}
              >
                {copy.undo}
              </Button>
            )}
          </p>
        )}
      </div>
      {failed.length > 0 && (
        <div className="review-notice" role="alert">
          <div>
            <Text as="p" size="2">
              {copy.notDone(failed.length)}
            </Text>
            <ul>
              {failed.map(({ id, name, message }) => (
                <li key={id}>
                  <Text size="2">{copy.notDoneOne(name, message)}</Text>
                </li>
              ))}
            </ul>
          </div>
          <Button size="1" variant="soft" color="gray" onClick={() => queue.send({ type: 'review.dismiss' })}>
            {copy.seen}
          </Button>
        </div>
      )}
    </>
  )
}
