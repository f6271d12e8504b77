import './user-menu-items.css'
import { DropdownMenu } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { selectOrganisation, selectSigningOut, selectUser } from '#application/session/session.selectors.ts'
import { useActors, useConnection, useLoadConnection } from '../actors-context.tsx'
import type { LateMenuState } from '../components/late-menu.tsx'
import { LateMenuContent } from '../components/late-menu-content.tsx'
import { OverlayBoundary } from '../components/overlay-boundary.tsx'
import { OverlayMissing } from '../components/overlay-missing.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { connectionCopy } from '../copy/connection-copy.ts'
import { copy } from '../copy/copy.ts'
import { partMissingCopy } from '../copy/part-missing-copy.ts'
import { unreadCopy } from '../copy/unread-copy.ts'
import { courseTableAddress } from '../routing/course-table-address.ts'
import { lazyPart } from '../routing/missing-code.ts'
import { NOTICES_ADDRESS } from '../routing/notices-codec.ts'
import { useUnreadNotices } from './unread-badge.tsx'

const StudioItem = lazyPart(async () => (await import('../studio/studio-item.tsx')).StudioItem)

const DiagnosisDialog = lazyPart(
  async () => (await import('../connection/diagnosis-dialog.tsx')).DiagnosisDialog,
)

const SignOutDialog = lazyPart(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog)

const ManageItem = lazyPart(async () => (await import('./manage-item.tsx')).ManageItem)

/** What the button of the user menu opens. R-navigation-7. */
export const UserMenuItems = (menu: LateMenuState) => {
  const { session } = useActors()
  const user = useSelector(session, selectUser)
  const organisation = useSelector(session, selectOrganisation)
  const connection = useConnection()
  const leaving = useSelector(connection?.signOut, (snapshot) => snapshot?.hasTag('busy') === true)
  const asking = useSelector(connection?.signOut, (snapshot) => snapshot?.hasTag('asking') === true)
  const signingOut = useSelector(session, selectSigningOut) || leaving
  const loadConnection = useLoadConnection()
  const navigate = useNavigate()
  const unread = useUnreadNotices()
  const [diagnosing, setDiagnosing] = useState(false)
  const [asked, setAsked] = useState(asking)
  const [missing, setMissing] = useState(false)
  if (asking && !asked) setAsked(true)
  const diagnose = async () => {
    setMissing(false)
    setDiagnosing(true)
    try {
      ;(await loadConnection()).actor.send({ type: 'connection.tally' })
    } catch {
      setDiagnosing(false)
      setMissing(true)
    }
  }
  const signOut = async () => {
    setMissing(false)
    try {
      ;(await loadConnection()).signOut.send({ type: 'signOut.press' })
    } catch {
      setMissing(true)
    }
  }
  if (user === null) return null
  return (
    <>
      <LateMenuContent {...menu}>
        <DropdownMenu.Label className="user-menu__label">
          <span className="user-menu__name">{user.name || copy.userMenu.nameless}</span>
          {organisation.name !== '' && <span>{organisation.name}</span>}
        </DropdownMenu.Label>
        <DropdownMenu.Item onSelect={() => void navigate(courseTableAddress('courses'))}>
          {copy.userMenu.profile}
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => void navigate(NOTICES_ADDRESS)}>
          {unreadCopy.menuItem(unread)}
        </DropdownMenu.Item>
        {user.organisations.length > 0 && (
          <ItemBoundary what="studio">
            <StudioItem />
          </ItemBoundary>
        )}
        {user.rights.manage && (
          <ItemBoundary what="manage">
            <ManageItem />
          </ItemBoundary>
        )}
        <DropdownMenu.Item onSelect={() => void diagnose()}>{connectionCopy.diagnosis}</DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item disabled={signingOut} onSelect={() => void signOut()}>
          {signingOut ? copy.userMenu.signingOut : copy.userMenu.signOut}
        </DropdownMenu.Item>
      </LateMenuContent>
      {diagnosing && (
        <OverlayBoundary opener={menu.opener} onLeave={() => setDiagnosing(false)}>
          <DiagnosisDialog
            onClose={() => setDiagnosing(false)}
            onClosed={() => menu.opener.current?.focus()}
          />
        </OverlayBoundary>
      )}
      {missing && <OverlayMissing onOther={() => setMissing(false)} />}
      {asked && connection && (
        <OverlayBoundary
          open={asking}
          stays
          onLeave={() => connection.signOut.send({ type: 'signOut.stay' })}
        >
          <SignOutDialog actor={connection.signOut} opener={menu.opener} />
        </OverlayBoundary>
      )}
    </>
  )
}

interface ItemBoundaryProps {
  readonly what: 'studio' | 'manage'
  readonly children: ReactNode
}

/** An item of its own code: without it the menu stays, and with it the way out. */
const ItemBoundary = ({ what, children }: ItemBoundaryProps) => (
  <PartBoundary
    missing={
      <DropdownMenu.Item onSelect={() => location.reload()}>{partMissingCopy[what]}</DropdownMenu.Item>
    }
  >
    {children}
  </PartBoundary>
)
