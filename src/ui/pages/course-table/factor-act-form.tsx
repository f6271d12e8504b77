import '../../session/password-form.css'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { factorActMachine } from '#domain/session/factor-act.machine.ts'
import { failureText } from '../../copy/failure-text.ts'
import { secondFactorCopy as words } from '../../copy/second-factor-copy.ts'
import { AccountField } from '../../session/account-field.tsx'
import { CodeField } from '../../session/code-field.tsx'
import { RecoveryCodes } from '../../session/recovery-codes.tsx'

interface FactorActFormProps {
  readonly actor: ActorRefFrom<typeof factorActMachine>
  readonly onLeave: () => void
}

/** 重新生成恢复码 with a code, 关闭动态码 with the password as well. */
export const FactorActForm = ({ actor, onLeave }: FactorActFormProps) => {
  const { act, password, code, fault, failure, recoveryCodes, isKept } = useSelector(
    actor,
    ({ context }) => context,
  )
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isDefect = useSelector(actor, (it) => it.matches('defect'))
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    ;(passwordField.current ?? codeField.current)?.focus()
    const { unsubscribe } = actor.on('act.wanted', ({ field }) =>
      (field === 'password' ? passwordField : codeField).current?.select(),
    )
    return unsubscribe
  }, [actor])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'act.submit' })
  }
  if (recoveryCodes.length > 0)
    return (
      <RecoveryCodes
        codes={recoveryCodes}
        isKept={isKept}
        isWarned={fault === 'notKept'}
        onKeep={(kept) => actor.send({ type: 'act.keep', isKept: kept })}
        onFinish={() => actor.send({ type: 'act.submit' })}
      />
    )
  const { busy, submit: label } = words[act]
  return (
    <form className="password-form" onSubmit={submit} noValidate aria-busy={isBusy}>
      {act === 'remove' && (
        <AccountField
          ref={passwordField}
          label={words.password}
          hint=""
          autoComplete="current-password"
          isPassword
          isBusy={isBusy}
          value={password}
          problem={fault === 'noPassword' ? words.faults.noPassword : ''}
          onChange={(typed) => actor.send({ type: 'act.type', typed: { password: typed } })}
        />
      )}
      <CodeField
        ref={codeField}
        kind="any"
        isBusy={isBusy}
        value={code}
        problem={fault === null || fault === 'noPassword' ? '' : words.faults[fault]}
        onChange={(typed) => actor.send({ type: 'act.type', typed: { code: typed } })}
      />
      {(failure !== null || isDefect) && (
        <Text as="p" role="alert" size="2" color="red">
          {words.actFailed(failureText(failure))}
        </Text>
      )}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" color={act === 'remove' ? 'red' : 'indigo'} aria-disabled={isBusy}>
          {isBusy ? busy : label}
        </Button>
        <Button type="button" variant="soft" color="gray" aria-disabled={isBusy} onClick={onLeave}>
          {words.enrol.cancel}
        </Button>
      </Flex>
    </form>
  )
}
