import { AlertDialog, Button, Flex } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { SignOutActor } from '#application/session/sign-out.provide.ts'
import { backTo } from '../components/back-to.ts'
import { waitingText } from '../connection/diagnosis-report.ts'
import { signOutCopy } from '../copy/sign-out-copy.ts'

interface SignOutDialogProps {
  readonly actor: SignOutActor
  readonly opener: RefObject<HTMLElement | null>
}

/** Names what a log-out would lose. R-session-25. */
export const SignOutDialog = ({ actor, opener }: SignOutDialogProps) => {
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'))
  const unsent = useSelector(actor, ({ context }) => context.unsent)
  return (
    <AlertDialog.Root open={asking} onOpenChange={() => actor.send({ type: 'signOut.stay' })}>
      <AlertDialog.Content maxWidth="440px" onCloseAutoFocus={backTo(opener)}>
        <AlertDialog.Title size="4">{signOutCopy.title}</AlertDialog.Title>
        <AlertDialog.Description size="2" color="gray">
          {unsent === null ? signOutCopy.unknown : signOutCopy.hint(waitingText(unsent))}
        </AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              {signOutCopy.stay}
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button color="red" onClick={() => actor.send({ type: 'signOut.discard' })}>
              {signOutCopy.discard}
            </Button>
          </AlertDialog.Action>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
