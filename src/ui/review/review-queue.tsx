import { Badge, Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { MouseEvent, Ref } from 'react'
import { Link } from 'react-router-dom'
import { pageCountOf } from '#domain/kernel/page.ts'
import { mayDecide, overdueDays, type ShareRequest } from '#domain/review/share-request.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { Pager } from '../components/pager.tsx'
import { failureText } from '../copy/failure-text.ts'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import { formatMoment } from '../format/moment.ts'
import { useNow } from '../format/use-now.ts'
import { type ReviewPlace, reviewAddress } from '../routing/review-codec.ts'
import { ReviewBulk } from './review-bulk.tsx'
import type { ReviewQueueActor } from './review-queue-actor.ts'

export interface ReviewQueueProps {
  readonly ref: Ref<HTMLElement>
  readonly queue: ReviewQueueActor
  readonly organisationId: number
  /** Who reviews. */
  readonly userId: number
  readonly place: ReviewPlace
  /** What is looked at; 0 for none. */
  readonly shownId: number
  /** Beside the preview: looking at another is no step of its own. */
  readonly replaces: boolean
  readonly onChoose: (id: number) => void
  readonly onApprove: (requests: readonly ShareRequest[]) => void
  readonly onReject: (requests: readonly ShareRequest[]) => void
}

/** A page of requests in each of its states: to come, there, being read anew, empty, not to be had. */
export const ReviewQueue = ({ ref, ...props }: ReviewQueueProps) => {
  const { queue, organisationId, userId, place, onApprove, onReject } = props
  const page = useSelector(queue, ({ context }) => context.page)
  const failure = useSelector(queue, ({ context }) => context.failure)
  const busy = useSelector(queue, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(
    queue,
    (snapshot) =>
      snapshot.matches({ queue: 'failed' }) ||
      snapshot.matches({ queue: 'defect' }) ||
      snapshot.matches({ decision: 'defect' }),
  )
  return (
    <section ref={ref} className="review-queue" aria-label={copy.queue} aria-busy={busy} tabIndex={-1}>
      {failed ? (
        <ErrorState
          message={copy.failed}
          reason={failureText(failure)}
          onRetry={() => queue.send({ type: 'review.retry' })}
        />
      ) : page === null ? (
        <Loading />
      ) : page.items.length === 0 ? (
        <Empty organisationId={organisationId} place={place} />
      ) : (
        <>
          {place.tab === 'pending' && (
            <ReviewBulk queue={queue} userId={userId} onApprove={onApprove} onReject={onReject} />
          )}
          <ul className="review-queue__list" data-stale={busy}>
            {page.items.map((request) => (
              <Row key={request.id} request={request} {...props} />
            ))}
          </ul>
          <Pager
            page={page.index}
            pages={pageCountOf(page)}
            addressOf={(number) => reviewAddress(organisationId, { ...place, page: number, itemId: 0 })}
            onTurn={() => undefined}
          />
        </>
      )}
    </section>
  )
}

const Row = ({
  request,
  queue,
  organisationId,
  userId,
  place,
  shownId,
  replaces,
  onChoose,
}: Omit<ReviewQueueProps, 'ref'> & { readonly request: ShareRequest }) => {
  const { id, file, applicant, appliedAt, askedAt, tagName, status, similarCount, attempts } = request
  const since = status === 'removing' ? askedAt : appliedAt
  const selected = useSelector(queue, ({ context }) => context.selected.has(id)) && mayDecide(request, userId)
  const now = useNow()
  const days = overdueDays(request, now)
  return (
    <li className="review-row" data-shown={id === shownId} data-selected={selected}>
      {place.tab === 'pending' && mayDecide(request, userId) && (
        <label className="review-row__check">
          <input
            type="checkbox"
            aria-label={copy.select(file.name)}
            checked={selected}
            onChange={({ nativeEvent }) =>
              queue.send({
                type: 'review.select',
                id,
                range: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
              })
            }
          />
        </label>
      )}
      <Link
        className="review-row__link"
        to={reviewAddress(organisationId, { ...place, itemId: id })}
        replace={replaces}
        preventScrollReset={replaces}
        onClick={(event) => staysHere(event) && onChoose(id)}
        aria-current={id === shownId ? 'true' : undefined}
      >
        <span className="review-row__name">{file.name}</span>
        <span className="review-row__facts">
          {[applicant.name, formatMoment(since, now), tagName].filter((word) => word !== '').join(' · ')}
        </span>
        <span className="review-row__marks">
          {applicant.id === userId && <Badge color="gray">{copy.ownMark}</Badge>}
          {place.tab === 'all' && <StatusBadge status={status} />}
          {days > 0 && <Badge color="red">{copy.overdue(days)}</Badge>}
          {status === 'pending' && similarCount > 0 && <Badge color="gray">{copy.hasSimilar}</Badge>}
          {attempts > 0 && <Badge color="gray">{copy.again(attempts)}</Badge>}
        </span>
      </Link>
    </li>
  )
}

/** Not into another tab or window. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const QUIET: readonly ShareRequest['status'][] = ['approved', 'withdrawn']

const StatusBadge = ({ status }: Pick<ShareRequest, 'status'>) => (
  <Badge color={status === 'pending' ? 'indigo' : QUIET.includes(status) ? 'gray' : 'red'}>
    {copy.statuses[status]}
  </Badge>
)

const Empty = ({ organisationId, place }: Pick<ReviewQueueProps, 'organisationId' | 'place'>) =>
  place.tab === 'pending' && place.keyword === '' ? (
    <EmptyState title={copy.empty} hint={copy.emptyHint}>
      <Button asChild variant="soft">
        <Link to={reviewAddress(organisationId, { tab: 'all' })}>{copy.seeAll}</Link>
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={copy.nothing} hint={copy.nothingHint} />
  )

const Loading = () => (
  <div className="review-queue__list">
    <Text as="p" className="visually-hidden" role="status">
      {copy.loading}
    </Text>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height="84px" />
    ))}
  </div>
)
