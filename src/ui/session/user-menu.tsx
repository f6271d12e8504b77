import './user-menu.css'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { Avatar } from '../components/avatar.tsx'
import { LateMenu } from '../components/late-menu.tsx'
import { copy } from '../copy/copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import { UnreadBadge, useUnreadNotices } from './unread-badge.tsx'

const UserMenuItems = lazyWithOverlays(async () => (await import('./user-menu-items.tsx')).UserMenuItems)

/** The way to the personal centre and out. R-navigation-7. */
export const UserMenu = () => {
  const user = useSelector(useActors().session, selectUser)
  const unread = useUnreadNotices()
  const badge = useId()
  if (user === null) return null
  return (
    <LateMenu
      renderButton={(opener) => (
        <button
          {...opener}
          type="button"
          className="user-menu__button"
          aria-label={copy.userMenu.name}
          aria-describedby={unread > 0 ? badge : undefined}
        >
          <Avatar name={user.name || copy.userMenu.nameless} avatarUrl={user.avatarUrl} />
          <UnreadBadge id={badge} unread={unread} />
        </button>
      )}
    >
      {(menu) => <UserMenuItems {...menu} />}
    </LateMenu>
  )
}
