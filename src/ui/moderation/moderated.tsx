import { useSelector } from '@xstate/react'
import { selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import type { ModerationMenuProps } from './moderation-menu.tsx'

const ModerationMenu = lazyWithOverlays(async () => (await import('./moderation-menu.tsx')).ModerationMenu)

/** Where a content stands, for administrators and reviewers, who may be those of its school; fetched and asked for them alone. */
export const Moderated = ({ contentId, onRestored }: ModerationMenuProps) => {
  const mayBe = useSelector(useActors().session, (session) => {
    const rights = selectUser(session)?.rights
    return rights?.manage === true || rights?.review === true
  })
  if (!mayBe) return null
  return (
    <PartBoundary>
      <ModerationMenu key={contentId} contentId={contentId} onRestored={onRestored} />
    </PartBoundary>
  )
}
