import './password-form.css'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { factorEnrolmentMachine } from '#domain/session/factor-enrolment.machine.ts'
import { failureText } from '../copy/failure-text.ts'
import { secondFactorCopy as words } from '../copy/second-factor-copy.ts'
import { AccountField } from './account-field.tsx'
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
  const { recoveryCodes, isKept, fault } = useSelector(actor, ({ context }) => context)
  const hasSecret = useSelector(actor, (it) => it.hasTag('secret'))
  if (recoveryCodes.length > 0)
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        isKept={isKept}
        isWarned={fault === 'notKept'}
        onKeep={(kept) => actor.send({ type: 'enrolment.keep', isKept: kept })}
        onFinish={() => actor.send({ type: 'enrolment.submit' })}
      />
    )
  return hasSecret ? <Scanning {...props} /> : <Beginning {...props} />
}

const useEnrolment = (actor: EnrolmentActor) => {
  const { fault, failure, password, code, moves, wantsPassword, secret } = useSelector(
    actor,
    ({ context }) => context,
  )
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isDefect = useSelector(actor, (it) => it.matches('defect'))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'enrolment.submit' })
  }
  const hasFailed = failure !== null || isDefect
  return { fault, failure, password, code, moves, wantsPassword, secret, isBusy, hasFailed, submit }
}

/** Who it is, where that is asked for, and what keeps it from beginning. */
const Beginning = ({ actor, leave, onLeave }: FactorEnrolmentProps) => {
  const { fault, failure, password, code, moves, wantsPassword, isBusy, hasFailed, submit } =
    useEnrolment(actor)
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
    <form className="password-form" onSubmit={submit} noValidate aria-busy={isBusy}>
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
      {hasFailed && (
        <Text as="p" role="alert" size="2" color="red">
          {enrol.beginFailed(failureText(failure))}
        </Text>
      )}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? enrol.preparing : enrol.begin}
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={onLeave}>
          {leave}
        </Button>
      </Flex>
    </form>
  )
}

/** What the app is told, and the code that it shows then. */
const Scanning = ({ actor, leave, onLeave }: FactorEnrolmentProps) => {
  const { fault, failure, code, secret, isBusy, hasFailed, submit } = useEnrolment(actor)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const { unsubscribe } = actor.on('enrolment.wanted', () => field.current?.select())
    return unsubscribe
  }, [actor])
  const { enrol, faults } = words
  return (
    <form className="password-form" onSubmit={submit} noValidate aria-busy={isBusy}>
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
      {hasFailed && (
        <Text as="p" role="alert" size="2" color="red">
          {enrol.failed(failureText(failure))}
        </Text>
      )}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? enrol.confirming : enrol.confirm}
        </Button>
        <Button type="button" variant="soft" color="gray" aria-disabled={isBusy} onClick={onLeave}>
          {leave}
        </Button>
      </Flex>
    </form>
  )
}
