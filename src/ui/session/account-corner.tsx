import './account-corner.css'
import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { ReloadButton } from '../components/reload-button.tsx'
import { copy } from '../copy/copy.ts'
import { lazyPart } from '../routing/missing-code.ts'
import { preloadLoginDialog } from './login-dialog-host.tsx'

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu)

/** The visitor's login button, or the user's menu. */
export const AccountCorner = () => {
  const { session, loginDialog } = useActors()
  const signedIn = useSelector(session, selectSignedIn)
  const restoring = useSelector(session, (snapshot) => snapshot.matches('restoring'))
  if (signedIn)
    return (
      <PartBoundary waiting={<AvatarPlace />} missing={<ReloadButton label={copy.pages.menuMissing} />}>
        <UserMenu />
      </PartBoundary>
    )
  if (restoring) return <AvatarPlace />
  return (
    <Button
      className="account-corner__login"
      onPointerEnter={preloadLoginDialog}
      onFocus={preloadLoginDialog}
      onClick={() => loginDialog.send({ type: 'loginDialog.open', reason: 'asked' })}
    >
      {copy.frame.login}
    </Button>
  )
}

/** As much room as the avatar takes. */
const AvatarPlace = () => <span className="account-corner__placeholder" aria-hidden="true" />
