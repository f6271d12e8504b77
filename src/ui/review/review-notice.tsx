import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { canBeUndone } from '#domain/review/verdict.ts'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { rejectReasonText } from '../copy/reject-reason-copy.ts'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import type { ReviewQueueActor } from './review-queue-actor.ts'

export interface ReviewNoticeProps {
  readonly queue: ReviewQueueActor
  /** Where the focus goes after a decision was taken back. */
  readonly list: RefObject<HTMLElement | null>
}

/** What became of a decision: how many, which not and why, and the way back while there is one. */
export const ReviewNotice = ({ queue, list }: ReviewNoticeProps) => {
  const report = useSelector(queue, ({ context }) => context.report)
  const refusal = useSelector(queue, ({ context }) => context.refusal)
  const undoable = useSelector(queue, (snapshot) => snapshot.matches({ decision: 'undoable' }))
  useFocusFallback(refusal ?? report, list)
  const [first] = report?.done ?? []
  const done = report?.done.length ?? 0
  const failed = report?.failed ?? []
  // What is not taken back by a press is told until it was read.
  const stays = report !== null && !canBeUndone(report)
  return (
    <>
      <div role="status">
        {report !== null && first !== undefined && (undoable || stays || failed.length > 0) && (
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
            {stays && failed.length === 0 && <Seen queue={queue} />}
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
          <Seen queue={queue} />
        </div>
      )}
      <Refusal queue={queue} />
    </>
  )
}

const Seen = ({ queue }: Pick<ReviewNoticeProps, 'queue'>) => (
  <Button size="1" variant="soft" color="gray" onClick={() => queue.send({ type: 'review.dismiss' })}>
    {copy.seen}
  </Button>
)

/** Nothing came of it: why, with every word that was written, and the same once more. */
const Refusal = ({ queue }: Pick<ReviewNoticeProps, 'queue'>) => {
  const refusal = useSelector(queue, ({ context }) => context.refusal)
  const work = useSelector(queue, ({ context }) => context.work)
  const undoable = useSelector(queue, ({ context }) => context.undoable)
  if (refusal === null) return null
  const verdict = work?.verdict
  const what =
    work === null
      ? copy.refusedUndo
      : copy.refused[work.verdict.kind](work.requests[0]?.file.name ?? '', work.requests.length)
  const words =
    verdict === undefined || verdict.kind === 'approve'
      ? ''
      : rejectReasonText(verdict.kind === 'keep' ? null : verdict.reason, verdict.words)
  return (
    <div className="review-notice" role="alert">
      <div>
        <Text as="p" size="2">
          {notDoneText(what, refusal, work?.requests[0]?.file.name)}
        </Text>
        {words !== '' && (
          <Text as="p" size="2">
            {copy.keptWords(words)}
          </Text>
        )}
      </div>
      <span className="review-notice__actions">
        {(work !== null || undoable !== null) && (
          <Button size="1" variant="soft" onClick={() => queue.send({ type: 'review.again' })}>
            {copy.retry}
          </Button>
        )}
        <Seen queue={queue} />
      </span>
    </div>
  )
}
