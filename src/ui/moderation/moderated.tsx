import { useSelector } from '@xstate/react'
import { selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { ReloadButton } from '../components/reload-button.tsx'
import { partMissingCopy } from '../copy/part-missing-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import type { ModerationMenuProps } from './moderation-menu.tsx'

const ModerationMenu = lazyWithOverlays(async () => (await import('./moderation-menu.tsx')).ModerationMenu)

interface ModeratedProps extends ModerationMenuProps {
  /** It is withdrawn: who made it is told why, so everybody asks. */
  readonly withdrawn?: boolean
}

/** Where a content stands, for administrators and reviewers, who may be those of its school; fetched and asked for them alone while it is offered. */
export const Moderated = ({ contentId, onRestored, withdrawn = false }: ModeratedProps) => {
  const mayBe = useSelector(useActors().session, (session) => {
    const rights = selectUser(session)?.rights
    return rights?.manage === true || rights?.review === true
  })
  if (!mayBe && !withdrawn) return null
  return (
    <PartBoundary missing={<ReloadButton label={partMissingCopy.manage} />}>
      <ModerationMenu key={contentId} contentId={contentId} onRestored={onRestored} />
    </PartBoundary>
  )
}
