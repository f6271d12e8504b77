import { Button, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_KEYWORD_LENGTH } from '#domain/kernel/keyword.ts'
import { REVIEW_TABS } from '#domain/review/review-query.ts'
import { TabLinks } from '../components/tab-links.tsx'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import { formatCount } from '../format/count.ts'
import { type ReviewPlace, reviewAddress } from '../routing/review-codec.ts'
import type { ReviewQueueActor } from './review-queue-actor.ts'

export interface ReviewHeadProps {
  readonly queue: ReviewQueueActor
  readonly organisationId: number
  readonly place: ReviewPlace
}

/** The states with how many requests stand in each, and what the queue is narrowed by. */
export const ReviewHead = ({ queue, organisationId, place }: ReviewHeadProps) => {
  const counts = useSelector(queue, ({ context }) => context.counts)
  const isRead = useSelector(queue, ({ context }) => context.page !== null)
  const navigate = useNavigate()
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('keyword')
    const keyword = typeof typed === 'string' ? typed.trim() : ''
    void navigate(reviewAddress(organisationId, { tab: place.tab, keyword }))
  }
  return (
    <div className="review__head">
      <TabLinks
        name={copy.tabs}
        tabs={REVIEW_TABS.map((tab) => ({
          name: isRead ? copy.tab(copy.tabNames[tab], formatCount(counts[tab])) : copy.tabNames[tab],
          address: reviewAddress(organisationId, { tab, keyword: place.keyword }),
          active: tab === place.tab,
        }))}
      />
      <form className="review__search" aria-label={copy.keyword} onSubmit={find}>
        <TextField.Root
          key={place.keyword}
          name="keyword"
          type="search"
          aria-label={copy.keyword}
          placeholder={copy.keywordHint}
          defaultValue={place.keyword}
          maxLength={MAX_KEYWORD_LENGTH}
        />
        <Button type="submit" variant="soft" color="gray">
          {copy.find}
        </Button>
      </form>
    </div>
  )
}
