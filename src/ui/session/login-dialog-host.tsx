import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { useActors } from '../actors-context.tsx'

const importDialog = () => import('./login-dialog.tsx')

/** Fetches the dialog before it is asked for; that it cannot be had matters only then. */
export const preloadLoginDialog = (): void => void importDialog().catch(() => undefined)

const LoginDialog = lazy(async () => ({ default: (await importDialog()).LoginDialog }))

/** Brings the login dialog when it is first asked for; afterwards it stays, so that it can leave gracefully. */
export const LoginDialogHost = () => {
  const shown = useSelector(useActors().loginDialog, (snapshot) => snapshot.hasTag('shown'))
  const [wanted, setWanted] = useState(shown)
  if (shown && !wanted) setWanted(true)
  return wanted ? (
    <Suspense>
      <LoginDialog />
    </Suspense>
  ) : null
}
