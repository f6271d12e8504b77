import { AlertDialog, Button, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { selectUser } from '#application/session/session.selectors.ts'
import type { devicesMachine } from '#domain/session/devices.machine.ts'
import { useActors } from '../../actors-context.tsx'
import { copy } from '../../copy/copy.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { AccountField } from '../../session/account-field.tsx'

interface DeviceRemovalDialogProps {
  readonly actor: ActorRefFrom<typeof devicesMachine>
  /** Has the focus again when it is left. */
  readonly opener: RefObject<HTMLElement | null>
  /** Around it: has the focus once the opener is gone with its device. */
  readonly list: RefObject<HTMLElement | null>
}

/** Asks before devices are signed out, for the password too where the server wants it; stays until it is done or left. R-session-20. */
export const DeviceRemovalDialog = ({ actor, opener, list }: DeviceRemovalDialogProps) => {
  const isAsked = useSelector(actor, (it) => it.hasTag('asked'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const choice = useSelector(actor, ({ context }) => context.choice)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const { account } = courseTableCopy
  const one = account.removeDevice
  const [question, hint, label] =
    choice.kind === 'one'
      ? [one.question(choice.device.name || account.unknownDevice), one.hint, one.label]
      : [account.removeOthers.question, account.removeOthers.hint, account.removeOthers.label]
  const leave = (open: boolean) => {
    if (!open) actor.send({ type: 'devices.cancel' })
  }
  const focusBack = (event: Event) => {
    event.preventDefault()
    const back = opener.current?.isConnected ? opener : list
    back.current?.focus({ preventScroll: true })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'devices.remove' })
  }
  return (
    <AlertDialog.Root open={isAsked} onOpenChange={leave}>
      <AlertDialog.Content maxWidth="440px" onCloseAutoFocus={focusBack}>
        <AlertDialog.Title size="4">{question}</AlertDialog.Title>
        <AlertDialog.Description size="2" color="gray">
          {hint}
        </AlertDialog.Description>
        <form onSubmit={submit} noValidate aria-busy={isBusy}>
          <PasswordPart actor={actor} isBusy={isBusy} />
          {failure !== null && (
            <Text as="p" size="2" color="red" role="alert" mt="3">
              {notDoneText(account.removingFailed, failure)}
            </Text>
          )}
          <Flex gap="3" mt="5" justify="end" wrap="wrap">
            <AlertDialog.Cancel>
              <Button type="button" variant="soft" color="gray" aria-disabled={isBusy}>
                {copy.confirm.cancel}
              </Button>
            </AlertDialog.Cancel>
            <Button type="submit" variant="soft" color="red" aria-disabled={isBusy}>
              {isBusy ? account.removal.removing : label}
            </Button>
          </Flex>
        </form>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}

interface PasswordPartProps extends Pick<DeviceRemovalDialogProps, 'actor'> {
  readonly isBusy: boolean
}

/** The field of the password, where it is wanted; it has the focus when it comes, and where what stands in it is missing or wrong. */
const PasswordPart = ({ actor, isBusy }: PasswordPartProps) => {
  const name = useSelector(useActors().session, selectUser)?.account ?? ''
  const wantsPassword = useSelector(actor, ({ context }) => context.wantsPassword)
  const password = useSelector(actor, ({ context }) => context.password)
  const tried = useSelector(actor, ({ context }) => context.tried)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wantsPassword) field.current?.focus()
  }, [wantsPassword])
  useEffect(() => {
    const { unsubscribe } = actor.on('devices.passwordWanted', () => field.current?.focus())
    return unsubscribe
  }, [actor])
  if (!wantsPassword) return null
  const { removal } = courseTableCopy.account
  return (
    <Flex direction="column" mt="4">
      {/* For the browser's own store of passwords. */}
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      <AccountField
        ref={field}
        label={removal.password}
        hint={removal.passwordHint}
        autoComplete="current-password"
        isPassword
        isBusy={isBusy}
        value={password}
        problem={tried ? removal.passwordMissing : ''}
        onChange={(typed) => actor.send({ type: 'devices.type', password: typed })}
      />
    </Flex>
  )
}
