import { Button, Heading, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { isUndecided } from '#domain/private-file/own-file.ts'
import { mayDecide, mayTakeDown, type ShareRequest } from '#domain/review/share-request.ts'
import { useReviewLogic } from '../bundle-logic.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { failureText } from '../copy/failure-text.ts'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import { useActorRef } from '../use-actor-ref.ts'
import type { Asked } from './review-dialog.tsx'
import { ReviewItem } from './review-item.tsx'

export interface ReviewPaneProps {
  /** Has the focus where the queue is not shown and what had it is gone. */
  readonly ref: RefObject<HTMLElement | null>
  /** What is looked at; 0 for nothing. */
  readonly id: number
  /** As the queue has it; null where it is not in there. */
  readonly known: ShareRequest | null
  /** Nothing else was chosen since; else this one is not decided any more. */
  readonly isChosen: boolean
  /** What became of the last decision, above what is looked at next. */
  readonly notice: ReactNode
  /** Where the queue is when it is not beside this. */
  readonly backAddress: string | null
  readonly organisationId: number
  /** Who reviews. */
  readonly userId: number
  readonly onApprove: (request: ShareRequest) => void
  readonly onAsk: (kind: Asked['kind'], request: ShareRequest) => void
}

/** One request, looked at and decided. */
export const ReviewPane = ({ ref, ...props }: ReviewPaneProps) => (
  <section ref={ref} tabIndex={-1} className="review-pane" aria-label={copy.pane}>
    {props.backAddress !== null && (
      <Button asChild variant="ghost" color="gray" className="review-pane__back">
        <Link to={props.backAddress}>{copy.toQueue}</Link>
      </Button>
    )}
    {props.notice}
    {props.id === 0 ? (
      <EmptyState title={copy.noneShown} hint={copy.noneShownHint} />
    ) : (
      <Shown {...props} key={props.id} pane={ref} />
    )}
  </section>
)

interface ShownProps extends Omit<ReviewPaneProps, 'ref'> {
  readonly pane: RefObject<HTMLElement | null>
}

const Shown = ({ pane, id, known, isChosen, organisationId, userId, onApprove, onAsk }: ShownProps) => {
  const item = useActorRef(useReviewLogic().reviewItem, { input: { id, request: known } })
  const request = useSelector(item, ({ context }) => context.request)
  const failure = useSelector(item, ({ context }) => context.failure)
  const state = useSelector(item, ({ value }) => (typeof value === 'string' ? value : 'ready'))
  useEffect(() => {
    item.send(known === null ? { type: 'item.leftQueue', isChosen } : { type: 'item.renew', request: known })
  }, [item, known, isChosen])
  useFocusFallback(request?.status, pane)
  if (state === 'failed' || state === 'defect')
    return (
      <ErrorState
        message={copy.itemFailed}
        reason={failureText(failure)}
        onRetry={() => item.send({ type: 'item.retry' })}
      />
    )
  // A request of another school does not belong here, even if the reviewer may see both.
  if (state === 'missing' || (request !== null && request.organisation.id !== organisationId))
    return <EmptyState title={copy.itemMissing} hint={copy.itemMissingHint} />
  if (request === null)
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {copy.itemLoading}
        </span>
        <Skeleton width="320px" maxWidth="100%" height="32px" mb="3" />
        <Skeleton height="480px" />
      </div>
    )
  return (
    <article className="review-item" aria-label={copy.item(request.file.name)}>
      <Heading as="h2" size="5">
        {request.file.name}
      </Heading>
      {request.applicant.id === userId && isUndecided(request) && (
        <Text as="p" size="2" color="gray">
          {copy.own}
        </Text>
      )}
      <Actions request={request} userId={userId} disabled={!isChosen} onApprove={onApprove} onAsk={onAsk} />
      {/* Another request is another element: it begins at its top. */}
      <section className="review-item__body" aria-label={copy.itemBody}>
        <ReviewItem item={item} request={request} />
      </section>
    </article>
  )
}

interface ActionsProps extends Pick<ReviewPaneProps, 'userId' | 'onApprove' | 'onAsk'> {
  readonly request: ShareRequest
  readonly disabled: boolean
}

/** What a reviewer can do about a request now. */
const Actions = ({ request, userId, disabled, onApprove, onAsk }: ActionsProps) => {
  if (mayDecide(request, userId))
    return (
      <ActionBar keys={copy.keys}>
        <Button aria-keyshortcuts="A" disabled={disabled} onClick={() => onApprove(request)}>
          {copy.approve}
        </Button>
        <Button variant="soft" disabled={disabled} onClick={() => onAsk('correct', request)}>
          {copy.correct}
        </Button>
        <Button
          variant="soft"
          color="red"
          disabled={disabled}
          aria-keyshortcuts="R"
          onClick={() => onAsk('reject', request)}
        >
          {copy.reject}
        </Button>
      </ActionBar>
    )
  if (!mayTakeDown(request, userId)) return null
  if (request.status === 'approved')
    return (
      <ActionBar keys="">
        <Button variant="soft" color="red" disabled={disabled} onClick={() => onAsk('takeDown', request)}>
          {copy.takeDown}
        </Button>
      </ActionBar>
    )
  return (
    <ActionBar keys={copy.removalKeys}>
      <Button
        variant="soft"
        color="red"
        disabled={disabled}
        aria-keyshortcuts="A"
        onClick={() => onAsk('accept', request)}
      >
        {copy.accept}
      </Button>
      <Button variant="soft" disabled={disabled} aria-keyshortcuts="R" onClick={() => onAsk('keep', request)}>
        {copy.keep}
      </Button>
    </ActionBar>
  )
}

const ActionBar = ({ keys, children }: { readonly keys: string; readonly children: ReactNode }) => (
  <div className="review-item__actions" role="group" aria-label={copy.actions}>
    {children}
    {keys !== '' && (
      <Text size="1" color="gray" className="review-item__keys">
        {keys}
      </Text>
    )}
  </div>
)
