import './user-menu.css'
import { DropdownMenu } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectOrganisation, selectSigningOut, selectUser } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { Avatar } from '../components/avatar.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { connectionCopy } from '../copy/connection-copy.ts'
import { copy } from '../copy/copy.ts'
import { noticesCopy } from '../copy/notices-copy.ts'
import { courseTableAddress } from '../routing/course-table-address.ts'
import { NOTICES_ADDRESS } from '../routing/notices-codec.ts'
import { OverlayTheme } from '../theme/overlay-theme.tsx'
import { UnreadBadge, useUnreadNotices } from './unread-badge.tsx'

const StudioItem = lazy(async () => ({
  default: (await import('../studio/studio-item.tsx')).StudioItem,
}))

const DiagnosisDialog = lazy(async () => ({
  default: (await import('../connection/diagnosis-dialog.tsx')).DiagnosisDialog,
}))

const ManageItem = lazy(async () => ({ default: (await import('./manage-item.tsx')).ManageItem }))

/** Personal center and log-out. R-navigation-7. */
export const UserMenu = () => {
  const { session } = useActors()
  const user = useSelector(session, selectUser)
  const organisation = useSelector(session, selectOrganisation)
  const signingOut = useSelector(session, selectSigningOut)
  const navigate = useNavigate()
  const unread = useUnreadNotices()
  const badge = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [diagnosing, setDiagnosing] = useState(false)
  if (user === null) return null
  const name = user.name || copy.userMenu.nameless
  return (
    <OverlayTheme>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>
          <button
            ref={button}
            type="button"
            className="user-menu__button"
            aria-label={copy.userMenu.name}
            aria-describedby={unread > 0 ? badge : undefined}
          >
            <Avatar name={name} avatarUrl={user.avatarUrl} />
            <UnreadBadge id={badge} unread={unread} />
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" size="2">
          <DropdownMenu.Label className="user-menu__label">
            <span className="user-menu__name">{name}</span>
            {organisation.name !== '' && <span>{organisation.name}</span>}
          </DropdownMenu.Label>
          <DropdownMenu.Item onSelect={() => void navigate(courseTableAddress('courses'))}>
            {copy.userMenu.profile}
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={() => void navigate(NOTICES_ADDRESS)}>
            {noticesCopy.menuItem(unread)}
          </DropdownMenu.Item>
          {user.organisations.length > 0 && (
            <Suspense fallback={null}>
              <StudioItem />
            </Suspense>
          )}
          {user.rights.manage && (
            <Suspense fallback={null}>
              <ManageItem />
            </Suspense>
          )}
          <DropdownMenu.Item onSelect={() => setDiagnosing(true)}>
            {connectionCopy.diagnosis}
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Item disabled={signingOut} onSelect={() => session.send({ type: 'session.signOut' })}>
            {signingOut ? copy.userMenu.signingOut : copy.userMenu.signOut}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {diagnosing && (
        <PartBoundary>
          <DiagnosisDialog onClose={() => setDiagnosing(false)} onClosed={() => button.current?.focus()} />
        </PartBoundary>
      )}
    </OverlayTheme>
  )
}
