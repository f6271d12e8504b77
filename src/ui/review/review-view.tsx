import './review.css'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { pressOf } from '#domain/review/review-keys.ts'
import type { ReviewWork } from '#domain/review/review-work.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import { AS_ASKED, type Verdict } from '#domain/review/verdict.ts'
import { useActors } from '../actors-context.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { HomeLink } from '../components/home-link.tsx'
import { OverlayBoundary } from '../components/overlay-boundary.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { useFormDraft } from '../components/use-form-draft.ts'
import { useMedia } from '../components/use-media.ts'
import { failureText } from '../copy/failure-text.ts'
import { placeCopy } from '../copy/place-copy.ts'
import { readReview, reviewAddress } from '../routing/review-codec.ts'
import { isLeftVerdict, type LeftVerdict } from './left-verdict.ts'
import { ReviewDialog } from './review-dialog.lazy.ts'
import type { Asked } from './review-dialog.tsx'
import { ReviewHead } from './review-head.tsx'
import { WIDE } from './review-layout.ts'
import { ReviewNotice } from './review-notice.tsx'
import { ReviewPane } from './review-pane.tsx'
import { ReviewQueue } from './review-queue.tsx'
import { useReviewQueue } from './review-queue-actor.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** The review of what teachers share with a school: the queue, and what is looked at of it. Screens school-local-examine. */
export const ReviewView = ({ organisationId }: { readonly organisationId: number }) => {
  const [query] = useSearchParams()
  const place = readReview(query)
  const queue = useReviewQueue(organisationId, place)
  const items = useSelector(queue, ({ context }) => context.page?.items ?? NO_ITEMS)
  const forbidden = useSelector(queue, (snapshot) => snapshot.matches({ queue: 'forbidden' }))
  const failure = useSelector(queue, ({ context }) => context.failure)
  const refused = useSelector(queue, ({ context }) => (context.refusal === null ? null : context.work))
  const userId = useSelector(useActors().session, (session) => selectUser(session)?.id ?? 0)
  const isWide = useMedia(WIDE)
  const draft = useFormDraft('verdict', isLeftVerdict)
  const [left, setLeft] = useState(draft.left)
  const [asked, setAsked] = useState<Asked | null>(null)
  const list = useRef<HTMLElement>(null)
  const pane = useRef<HTMLElement>(null)
  const split = useRef<HTMLDivElement>(null)

  const itemId = place.itemId === 0 && isWide ? (items[0]?.id ?? 0) : place.itemId
  const shown = items.find(({ id }) => id === itemId) ?? null
  const isChosen = useSelector(queue, ({ context }) => context.chosenId === itemId)
  const choose = (id: number) => queue.send({ type: 'review.choose', id })
  const approve = (requests: readonly ShareRequest[]) =>
    queue.send({
      type: 'review.decide',
      work: { requests, verdict: { kind: 'approve', correction: AS_ASKED } },
    })
  const ask = (kind: Asked['kind'], requests: readonly ShareRequest[]) =>
    setAsked({ kind, requests, opener: document.activeElement })

  useEffect(() => queue.send({ type: 'review.choose', id: itemId }), [queue, itemId])
  useEffect(() => queue.on('review.decided', () => draft.keep(null)).unsubscribe, [queue, draft])
  const isListShown = isWide || place.itemId === 0
  const fallback = isListShown ? list : pane
  useFocusFallback(itemId, fallback)
  useTopShown(itemId, split, isWide)
  const open = asked ?? askedAgain(left, items)
  const close = () => {
    setAsked(null)
    setLeft(null)
  }
  useReviewKeys((key) => {
    // What is asked may still be on its way: a reason that is typed meanwhile decides nothing.
    if (open !== null) return
    const press = pressOf(key, { shown, chosenId: queue.getSnapshot().context.chosenId, userId })
    if (press === null) return
    if (press.kind === 'step') queue.send({ type: 'review.step', by: press.by })
    else if (press.kind === 'approve') approve([press.request])
    else if (press.kind === 'select')
      queue.send({ type: 'review.select', id: press.request.id, range: false })
    else ask(press.kind, [press.request])
  })

  if (forbidden)
    return (
      <EmptyState title={placeCopy.forbidden} hint={failureText(failure)}>
        <HomeLink />
      </EmptyState>
    )
  return (
    <div className="review">
      {isListShown && <ReviewHead queue={queue} organisationId={organisationId} place={place} />}
      {!isWide && <ReviewNotice queue={queue} list={list} />}
      <div ref={split} className="review__split" data-wide={isWide}>
        {isListShown && (
          <ReviewQueue
            ref={list}
            queue={queue}
            organisationId={organisationId}
            userId={userId}
            place={place}
            shownId={itemId}
            replaces={isWide}
            onChoose={choose}
            onApprove={approve}
            onReject={(requests) => ask('reject', requests)}
          />
        )}
        {(isWide || place.itemId !== 0) && (
          <ReviewPane
            ref={pane}
            id={itemId}
            known={shown}
            isChosen={isChosen}
            notice={isWide && <ReviewNotice queue={queue} list={list} />}
            backAddress={isWide ? null : reviewAddress(organisationId, { ...place, itemId: 0 })}
            organisationId={organisationId}
            userId={userId}
            onApprove={(request) => approve([request])}
            onAsk={(kind, request) => ask(kind, [request])}
          />
        )}
      </div>
      {open !== null && (
        <OverlayBoundary stays onLeave={close}>
          <ReviewDialog
            asked={open}
            unsent={unsentOf(refused, open.requests)}
            draft={draft}
            organisationId={organisationId}
            decider={queue}
            onClose={close}
            fallback={fallback}
          />
        </OverlayBoundary>
      )}
    </div>
  )
}

/** What was decided of just these and did not get through. */
const unsentOf = (work: ReviewWork | null, requests: readonly ShareRequest[]): Verdict | null =>
  work !== null &&
  work.requests.length === requests.length &&
  requests.every(({ id }) => work.requests.some((it) => it.id === id))
    ? work.verdict
    : null

/** What was being asked before a reload or an expiry, once all of it is shown. */
const askedAgain = (left: LeftVerdict | null, items: readonly ShareRequest[]): Asked | null => {
  const requests = items.filter(({ id }) => left?.ids.includes(id))
  return left === null || requests.length < left.ids.length
    ? null
    : { kind: left.kind, requests, opener: null }
}

const NO_ITEMS: readonly ShareRequest[] = []

/** Scrolls to the top of the next request when the page was further down; the first one moves nothing. */
const useTopShown = (itemId: number, split: RefObject<HTMLElement | null>, isWide: boolean) => {
  const before = useRef(0)
  useEffect(() => {
    if (isWide && before.current !== 0 && before.current !== itemId)
      split.current?.scrollIntoView({ block: 'nearest' })
    before.current = itemId
  }, [itemId, split, isWide])
}
