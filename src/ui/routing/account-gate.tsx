import '../components/state.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useDeferredValue } from 'react'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import { useActors } from '../actors-context.tsx'
import { PageHeader } from '../components/page-header.tsx'
import { copy } from '../copy/copy.ts'
import { PendingLine } from '../navigation/pending-line.tsx'

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
  // The page may wait for its code. Drawn at once React would put a placeholder there, and take it away 300 ms later at the earliest.
  const opened = useDeferredValue(signedIn)
  if (signedIn && opened) return children
  const arriving = signedIn || busy
  return (
    <>
      {signedIn && <PendingLine />}
      <PageHeader title={title} />
      <div className="state">
        <Text as="p" size="4" weight="medium">
          {arriving ? copy.pages.restoring : copy.pages.needsAccount}
        </Text>
        {!arriving && (
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
