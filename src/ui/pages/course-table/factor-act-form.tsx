import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { factorActMachine } from '#domain/session/factor-act.machine.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { secondFactorCopy as words } from '../../copy/second-factor-copy.ts'
import { AccountField } from '../../session/account-field.tsx'
import { AccountForm, LeaveButton, SendButton } from '../../session/account-form.tsx'
import { CodeField } from '../../session/code-field.tsx'
import { RecoveryCodes } from '../../session/recovery-codes.tsx'

interface FactorActFormProps {
  readonly actor: ActorRefFrom<typeof factorActMachine>
  readonly onLeave: () => void
}

/** 重新生成恢复码 with a code, 关闭动态码 with the password as well. */
export const FactorActForm = ({ actor, onLeave }: FactorActFormProps) => {
  const { act, password, code, fault, failure } = useSelector(actor, ({ context }) => context)
  const codes = useSelector(actor, (it) => it.children.recoveryCodes)
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
  if (codes !== undefined) return <RecoveryCodes actor={codes} />
  const { busy, submit: label } = words[act]
  return (
    <AccountForm
      isBusy={isBusy}
      problem={failure !== null || isDefect ? notDoneText(words.actFailed, failure) : ''}
      acts={
        <>
          <SendButton
            isBusy={isBusy}
            label={label}
            busy={busy}
            look={{ color: act === 'remove' ? 'red' : 'indigo' }}
          />
          <LeaveButton label={words.enrol.cancel} isHeld={isBusy} onLeave={onLeave} />
        </>
      }
      onSubmit={() => actor.send({ type: 'act.submit' })}
    >
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
    </AccountForm>
  )
}
