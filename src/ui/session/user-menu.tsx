import './user-menu.css'
import { useSelector } from '@xstate/react'
import { useId, useRef, useState } from 'react'
import { selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { Avatar } from '../components/avatar.tsx'
import { OverlayMissing } from '../components/overlay-missing.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { copy } from '../copy/copy.ts'
import { lazyPart } from '../routing/missing-code.ts'
import { UnreadBadge, useUnreadNotices } from './unread-badge.tsx'

const UserMenuItems = lazyPart(async () => (await import('./user-menu-items.tsx')).UserMenuItems)

/**
 * The way to the personal centre and out. R-navigation-7. The menu itself is fetched once somebody comes near its button: it
 * brings all that menus need, which no page shows before it is asked for one (docs/decisions/0419).
 */
export const UserMenu = () => {
  const user = useSelector(useActors().session, selectUser)
  const unread = useUnreadNotices()
  const badge = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  if (user === null) return null
  const want = () => setWanted(true)
  return (
    <span className="user-menu">
      <button
        ref={button}
        type="button"
        className="user-menu__button"
        aria-label={copy.userMenu.name}
        aria-describedby={unread > 0 ? badge : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => {
          want()
          setOpen(!open)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          want()
          setOpen(true)
        }}
      >
        <Avatar name={user.name || copy.userMenu.nameless} avatarUrl={user.avatarUrl} />
        <UnreadBadge id={badge} unread={unread} />
      </button>
      {wanted && (
        <PartBoundary missing={open && <OverlayMissing onOther={() => setOpen(false)} />}>
          <UserMenuItems open={open} onOpenChange={setOpen} button={button} />
        </PartBoundary>
      )}
    </span>
  )
}
