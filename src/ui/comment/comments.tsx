import { Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { selectUser } from '#application/session/session.selectors.ts'
import type { CommentedContent } from '#domain/comment/comment.ts'
import { useActors } from '../actors-context.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { ReloadButton } from '../components/reload-button.tsx'
import { Section } from '../components/section.tsx'
import { commentCopy } from '../copy/comment-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'

const CommentSection = lazyWithOverlays(async () => (await import('./comment-section.tsx')).CommentSection)

export interface CommentsProps {
  readonly content: CommentedContent
}

/** 评论 of a content: a section of its own, brought after the page. Nothing for visitors. Wire: 评论. */
export const Comments = ({ content: { id, type } }: CommentsProps) => {
  const userId = useSelector(useActors().session, (snapshot) => selectUser(snapshot)?.id ?? null)
  if (userId === null) return null
  return (
    <PartBoundary
      waiting={
        <Section title={commentCopy.title}>
          <Skeleton height="180px" />
        </Section>
      }
      missing={
        <Section title={commentCopy.title}>
          <ReloadButton />
        </Section>
      }
    >
      <CommentSection key={`${userId}/${type}/${id}`} content={{ id, type }} userId={userId} />
    </PartBoundary>
  )
}
