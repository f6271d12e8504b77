import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useActors } from '../actors-context.tsx'
import { OverlayMissing } from '../components/overlay-missing.tsx'
import { PartBoundary } from '../components/part-boundary.tsx'
import { copy } from '../copy/copy.ts'
import { lazyPart } from '../routing/missing-code.ts'

const importDialog = () => import('./login-dialog.tsx')

/** Fetches the dialog before it is asked for; that it cannot be had matters only then. */
export const preloadLoginDialog = (): void => void importDialog().catch(() => undefined)

const LoginDialog = lazyPart(async () => (await importDialog()).LoginDialog)

/** Loads the login dialog when it is first opened, and keeps it mounted so that its closing animation can run. */
export const LoginDialogHost = () => {
  const shown = useSelector(useActors().loginDialog, (snapshot) => snapshot.hasTag('shown'))
  const [wanted, setWanted] = useState(shown)
  if (shown && !wanted) setWanted(true)
  return wanted ? (
    <PartBoundary missing={shown && <LoginMissing />}>
      <LoginDialog />
    </PartBoundary>
  ) : null
}

/** The page stays as it is; nobody is made to leave it for a dialog. */
const LoginMissing = () => {
  const { loginDialog } = useActors()
  return (
    <OverlayMissing
      message={copy.pages.loginMissing}
      onOther={() => loginDialog.send({ type: 'loginDialog.close' })}
    />
  )
}
