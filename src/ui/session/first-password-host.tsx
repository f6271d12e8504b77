import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { selectFirstPassword } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'

const FirstPassword = lazy(async () => ({ default: (await import('./first-password.tsx')).FirstPassword }))

/** Stands before everything else until a first password was changed (R-people-5). */
export const FirstPasswordHost = () => {
  const account = useSelector(useActors().session, selectFirstPassword)
  return account === null ? null : (
    <Suspense>
      <FirstPassword account={account} />
    </Suspense>
  )
}
