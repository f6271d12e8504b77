import { Badge, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { reviewItemMachine } from '#domain/review/review-item.machine.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import { useReviewLogic } from '../bundle-logic.ts'
import { DescriptionList } from '../components/description-list.tsx'
import { ReadAgain } from '../components/read-again.tsx'
import { Section } from '../components/section.tsx'
import { rejectReasonText } from '../copy/reject-reason-copy.ts'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import { shareHistoryCopy } from '../copy/share-history-copy.ts'
import { formatMoment } from '../format/moment.ts'
import { formatSize } from '../format/size.ts'
import { useNow } from '../format/use-now.ts'
import { FilePreview } from '../preview/file-preview.tsx'
import { ShareHistory } from '../private-file/share-history.tsx'
import { contentAddress } from '../routing/addresses.ts'

export interface ReviewItemProps {
  readonly item: ActorRefFrom<typeof reviewItemMachine>
  readonly request: ShareRequest
}

/** What a request is: its file, what is said of it, what is like it, what happened to it. */
export const ReviewItem = ({ item, request }: ReviewItemProps) => {
  const now = useNow()
  const { renewFile } = useReviewLogic()
  const { file, status, contentId } = request
  return (
    <>
      {status !== 'pending' && <Standing request={request} />}
      {(status === 'approved' || status === 'removing') && contentId !== 0 && (
        <Link to={contentAddress({ id: contentId, type: CONTENT_TYPE.resource })}>{copy.openInLibrary}</Link>
      )}
      <FilePreview
        file={file}
        prints
        onOutdated={() => item.send({ type: 'item.outdated' })}
        renew={renewFile(request.id)}
      />
      <DescriptionList
        items={[
          { name: copy.facts.applicant, value: request.applicant.name },
          { name: copy.facts.applied, value: formatMoment(request.appliedAt, now) },
          { name: copy.facts.place, value: request.placeNames.join(copy.placeJoin) || copy.noPlace },
          { name: copy.facts.tag, value: request.tagName },
          { name: copy.facts.size, value: formatSize(file.size) },
          { name: copy.facts.attempts, value: request.attempts === 0 ? '' : copy.again(request.attempts) },
          { name: copy.facts.note, value: request.note },
        ]}
      />
      <Section title={copy.similar}>
        <Similar item={item} />
      </Section>
      <Section title={shareHistoryCopy.name}>
        <ShareHistory key={request.version} requestId={request.id} />
      </Section>
    </>
  )
}

/** What became of a request, by whom and when, and in which words. */
const Standing = ({ request }: Pick<ReviewItemProps, 'request'>) => {
  const now = useNow()
  const { status, applicant, askedAt, reviewerName, decidedAt, rejectReason, reason } = request
  const [who, when] = status === 'removing' ? [applicant.name, askedAt] : [reviewerName, decidedAt]
  const words = rejectReasonText(rejectReason, reason)
  return (
    <Text as="p" size="2" color={status === 'approved' ? 'gray' : 'red'}>
      {copy.decidedBy(copy.statuses[status], who, formatMoment(when, now))}
      {words !== '' && ` · ${copy.why[status](words)}`}
    </Text>
  )
}

const Similar = ({ item }: Pick<ReviewItemProps, 'item'>) => {
  const now = useNow()
  const similar = useSelector(item, ({ context }) => context.similar)
  const loading = useSelector(item, (snapshot) => snapshot.matches({ ready: { similar: 'loading' } }))
  const failed = useSelector(item, (snapshot) => snapshot.matches({ ready: { similar: 'failed' } }))
  if (loading) return <Skeleton height="48px" aria-label={copy.similarLoading} />
  if (failed)
    return (
      <Text as="p" size="2" role="alert">
        {copy.similarFailed} <ReadAgain onRetry={() => item.send({ type: 'item.retrySimilar' })} />
      </Text>
    )
  if (similar.length === 0)
    return (
      <Text as="p" size="2" color="gray">
        {copy.similarNone}
      </Text>
    )
  return (
    <ul className="review-similar">
      {similar.map(({ likeness, file, contentId, ownerName, sharedAt }) => (
        <li key={contentId}>
          <Badge color={likeness === 'sameContent' ? 'red' : 'gray'}>{copy.likenesses[likeness]}</Badge>
          <Link to={contentAddress({ id: contentId, type: CONTENT_TYPE.resource })}>{file.name}</Link>
          <Text size="1" color="gray">
            {copy.similarFacts(ownerName, formatMoment(sharedAt, now))}
          </Text>
        </li>
      ))}
    </ul>
  )
}
