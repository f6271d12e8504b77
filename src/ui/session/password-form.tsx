import { Checkbox, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type Ref, useEffect, useId, useRef } from 'react'
import type { PasswordActor } from '#domain/session/password-change.machine.ts'
import type { PasswordFault, PasswordForm as Passwords } from '#domain/session/password-change.ts'
import { courseTableCopy } from '../copy/course-table-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { AccountField } from './account-field.tsx'
import { AccountForm, LeaveButton, SendButton } from './account-form.tsx'

const copy = courseTableCopy.account.password

/** Where a fault is mended. */
const FIELD_OF: Readonly<Record<PasswordFault, keyof Passwords>> = {
  currentEmpty: 'current',
  tooShort: 'next',
  tooLong: 'next',
  guessable: 'next',
  unchanged: 'next',
  notRepeated: 'repeated',
}

interface PasswordFormProps {
  readonly actor: PasswordActor
  /** On the button that leaves the form without a change. */
  readonly leave: string
  readonly onLeave: () => void
}

/** The current password and the new one, twice; what is typed is kept by the statechart. */
export const PasswordForm = ({ actor, leave, onLeave }: PasswordFormProps) => {
  const { form, isShown, fault, failure, account } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isDefect = useSelector(actor, (snapshot) => snapshot.matches('defect'))
  const current = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLInputElement>(null)
  const repeated = useRef<HTMLInputElement>(null)
  const show = useId()

  useEffect(() => current.current?.focus(), [])
  useEffect(() => {
    const inputs = { current, next, repeated }
    const { unsubscribe } = actor.on('passwordChange.warned', (warned) =>
      inputs[FIELD_OF[warned.fault]].current?.focus(),
    )
    return unsubscribe
  }, [actor])

  const field = (name: keyof Passwords, ref: Ref<HTMLInputElement>) => (
    <AccountField
      ref={ref}
      label={copy[name]}
      hint={name === 'next' ? copy.nextHint : ''}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      isPassword={!isShown}
      isBusy={isBusy}
      value={form[name]}
      problem={fault !== null && FIELD_OF[fault] === name ? copy.faults[fault] : ''}
      onChange={(text) => actor.send({ type: 'passwordChange.type', form: { [name]: text } })}
    />
  )
  return (
    <AccountForm
      isBusy={isBusy}
      problem={failure !== null || isDefect ? notDoneText(copy.notChanged, failure) : ''}
      acts={
        <>
          <SendButton isBusy={isBusy} label={copy.save} busy={copy.saving} />
          <LeaveButton label={leave} isHeld={isBusy} onLeave={onLeave} />
        </>
      }
      onSubmit={() => actor.send({ type: 'passwordChange.submit' })}
    >
      {/* For the browser's own store of passwords. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      {field('current', current)}
      {field('next', next)}
      {field('repeated', repeated)}
      <Flex align="center" gap="2">
        <Checkbox
          id={show}
          checked={isShown}
          onCheckedChange={() => actor.send({ type: 'passwordChange.toggle' })}
        />
        <Text as="label" size="2" htmlFor={show}>
          {copy.show}
        </Text>
      </Flex>
    </AccountForm>
  )
}
