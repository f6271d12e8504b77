import '../components/state.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { copy } from '../copy/copy.ts'

/**
 * Shows a page to signed-in users only; a visitor is told why and how to go on. That the login popup opens is
 * the wiring's business.
 */
export const AccountGate = ({ title, children }: { title: string; children: ReactNode }) => {
  const { session, loginDialog } = useActors()
  const signedIn = useSelector(session, selectSignedIn)
  const busy = useSelector(
    session,
    (snapshot) => snapshot.matches('restoring') || snapshot.matches('held') || snapshot.hasTag('busy'),
  )
  if (signedIn) return children
  return (
    <>
      <PageHeader title={title} />
      <div className="state">
        <Text as="p" size="4" weight="medium">
          {busy ? copy.pages.restoring : copy.pages.needsAccount}
        </Text>
        {!busy && (
          <>
            <Text as="p" size="2" color="gray">
              {copy.pages.needsAccountHint}
            </Text>
            <Button onClick={() => loginDialog.send({ type: 'loginDialog.open', reason: 'page' })}>
              {copy.pages.login}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
