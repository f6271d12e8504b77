import { Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { selectUser } from '#application/session/session.selectors.ts'
import type { CommentedContent } from '#domain/comment/comment.ts'
import { useActors } from '../actors-context.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { PartMissing } from '../components/part-missing.tsx'
import { Section } from '../components/section.tsx'
import { useNearOrLater } from '../components/use-near.ts'
import { commentCopy } from '../copy/comment-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import type { CommentSectionProps } from './comment-section.tsx'

const CommentSection = lazyWithOverlays(async () => (await import('./comment-section.tsx')).CommentSection)

export interface CommentsProps {
  readonly content: CommentedContent
  /** What is looked at first has not come yet: so long being near is not enough. */
  readonly held?: boolean
}

/** 评论 of a content: a section of its own, brought to whoever comes near it, else when the page has come (docs/decisions/0495). Nothing for visitors. Wire: 评论. */
export const Comments = ({ content: { id, type }, held = false }: CommentsProps) => {
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? null)
  if (userId === null) return null
  return (
    <CommentsWhenNear key={`${userId}/${type}/${id}`} content={{ id, type }} userId={userId} held={held} />
  )
}

const CommentsWhenNear = ({ held, ...props }: CommentSectionProps & { readonly held: boolean }) => {
  const place = useRef<HTMLSpanElement>(null)
  const near = useNearOrLater(place, { held })
  const waiting = (
    <Section title={commentCopy.title}>
      <Skeleton ref={place} height="180px" />
    </Section>
  )
  if (!near) return waiting
  return (
    <PartBoundary
      waiting={waiting}
      missing={
        <Section title={commentCopy.title}>
          <PartMissing />
        </Section>
      }
    >
      <CommentSection {...props} />
    </PartBoundary>
  )
}
