import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { factorEnrolmentMachine } from '#domain/session/factor-enrolment.machine.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { secondFactorCopy as words } from '../copy/second-factor-copy.ts'
import { AccountField } from './account-field.tsx'
import { AccountForm, LeaveButton, SendButton } from './account-form.tsx'
import { CodeField } from './code-field.tsx'
import { FactorSecret } from './factor-secret.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type EnrolmentActor = ActorRefFrom<typeof factorEnrolmentMachine>

interface FactorEnrolmentProps {
  readonly actor: EnrolmentActor
  /** On the button that leaves it before it is on. */
  readonly leave: string
  readonly onLeave: () => void
}

/** An app is told a secret and gives a code of it; then the recovery codes are written down. R-session-21. */
export const FactorEnrolment = (props: FactorEnrolmentProps) => {
  const { actor } = props
  const codes = useSelector(actor, (it) => it.children.recoveryCodes)
  const hasSecret = useSelector(actor, (it) => it.hasTag('secret'))
  const isUnseen = useSelector(actor, (it) => it.hasTag('unseen'))
  if (codes !== undefined) return <RecoveryCodes actor={codes} />
  if (isUnseen) return <Unseen actor={actor} />
  return hasSecret ? <Scanning {...props} /> : <Beginning {...props} />
}

const useEnrolment = (actor: EnrolmentActor) => {
  const { fault, failure, password, code, moves, wantsPassword, secret } = useSelector(
    actor,
    ({ context }) => context,
  )
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isDefect = useSelector(actor, (it) => it.matches('defect'))
  const submit = () => actor.send({ type: 'enrolment.submit' })
  const problemOf = (says: (reason: string) => string) =>
    failure !== null || isDefect ? notDoneText(says, failure) : ''
  return { fault, problemOf, password, code, moves, wantsPassword, secret, isBusy, submit }
}

/** Who it is, where that is asked for, and what keeps it from beginning. */
const Beginning = ({ actor, leave, onLeave }: FactorEnrolmentProps) => {
  const { fault, problemOf, password, code, moves, wantsPassword, isBusy, submit } = useEnrolment(actor)
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wantsPassword) passwordField.current?.focus()
  }, [wantsPassword])
  useEffect(() => {
    const { unsubscribe } = actor.on('enrolment.wanted', ({ field }) =>
      (field === 'password' ? passwordField : codeField).current?.focus(),
    )
    return unsubscribe
  }, [actor])
  const { enrol, faults } = words
  return (
    <AccountForm
      isBusy={isBusy}
      problem={problemOf(enrol.beginFailed)}
      acts={
        <>
          <SendButton isBusy={isBusy} label={enrol.begin} busy={enrol.preparing} />
          <LeaveButton label={leave} onLeave={onLeave} />
        </>
      }
      onSubmit={submit}
    >
      {wantsPassword && (
        <AccountField
          ref={passwordField}
          label={words.password}
          hint={enrol.passwordHint}
          autoComplete="current-password"
          isPassword
          isBusy={isBusy}
          value={password}
          problem={fault === 'noPassword' ? faults.noPassword : ''}
          onChange={(typed) => actor.send({ type: 'enrolment.type', typed: { password: typed } })}
        />
      )}
      {moves && (
        <CodeField
          ref={codeField}
          kind="any"
          isBusy={isBusy}
          value={code}
          problem={fault === null || fault === 'noPassword' ? '' : faults[fault]}
          onChange={(typed) => actor.send({ type: 'enrolment.type', typed: { code: typed } })}
        />
      )}
    </AccountForm>
  )
}

/** What the app is told, and the code that it shows then. */
const Scanning = ({ actor, leave, onLeave }: FactorEnrolmentProps) => {
  const { fault, problemOf, code, secret, isBusy, submit } = useEnrolment(actor)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const { unsubscribe } = actor.on('enrolment.wanted', () => field.current?.select())
    return unsubscribe
  }, [actor])
  const { enrol, faults } = words
  return (
    <AccountForm
      isBusy={isBusy}
      problem={problemOf(enrol.failed)}
      acts={
        <>
          <SendButton isBusy={isBusy} label={enrol.confirm} busy={enrol.confirming} />
          <LeaveButton label={leave} isHeld={isBusy} onLeave={onLeave} />
        </>
      }
      onSubmit={submit}
    >
      {secret !== null && <FactorSecret secret={secret} />}
      <CodeField
        ref={field}
        kind="app"
        hint={enrol.enter}
        isBusy={isBusy}
        value={code}
        problem={fault === null ? '' : faults[fault]}
        onChange={(typed) => actor.send({ type: 'enrolment.type', typed: { code: typed } })}
      />
    </AccountForm>
  )
}

/** It is on, and its recovery codes were on an answer that did not come. */
const Unseen = ({ actor }: Pick<FactorEnrolmentProps, 'actor'>) => {
  const { enrol } = words
  const understood = useRef<HTMLButtonElement>(null)
  useEffect(() => understood.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <Text as="p" role="alert" size="2" mb="4">
        {enrol.unseen}
      </Text>
      <Button ref={understood} onClick={() => actor.send({ type: 'enrolment.submit' })}>
        {enrol.seen}
      </Button>
    </>
  )
}
