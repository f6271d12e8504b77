import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useActors } from '../actors-context.tsx'
import { useAccountLogic } from '../bundle-logic.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { secondFactorCopy as words } from '../copy/second-factor-copy.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { AccountForm, LeaveButton, SendButton } from './account-form.tsx'
import { CodeField } from './code-field.tsx'
import { HeldDialog } from './held-dialog.tsx'

/** 输入动态码: what a sign-in of an account with a second factor goes on with; one may only log out. R-session-22. */
export const FactorProof = () => {
  const { session } = useActors()
  const actor = useOpenedActor(useAccountLogic().openFactorProof, undefined)
  const { kind, code, fault, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isDefect = useSelector(actor, (it) => it.matches('defect'))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    const { unsubscribe } = actor.on('proof.wanted', () => field.current?.select())
    return unsubscribe
  }, [actor])
  const { prove } = words
  return (
    <HeldDialog title={prove.title} hint={prove.hint}>
      <AccountForm
        isBusy={isBusy}
        problem={failure !== null || isDefect ? notDoneText(prove.failed, failure) : ''}
        acts={
          <>
            <SendButton isBusy={isBusy} label={prove.submit} busy={prove.busy} />
            <Button
              type="button"
              variant="soft"
              aria-disabled={isBusy}
              onClick={() => actor.send({ type: 'proof.switch' })}
            >
              {kind === 'app' ? prove.toRecovery : prove.toApp}
            </Button>
            <LeaveButton
              label={prove.leave}
              isHeld={isBusy}
              onLeave={() => session.send({ type: 'session.signOut' })}
            />
          </>
        }
        note={
          kind === 'recovery' && (
            <Text as="p" size="2" color="gray">
              {prove.lost}
            </Text>
          )
        }
        onSubmit={() => actor.send({ type: 'proof.submit' })}
      >
        <CodeField
          ref={field}
          kind={kind}
          hint={kind === 'app' ? words.appHint : words.recoveryHint}
          isBusy={isBusy}
          value={code}
          problem={fault === null ? '' : words.faults[fault]}
          onChange={(typed) => actor.send({ type: 'proof.type', code: typed })}
        />
      </AccountForm>
    </HeldDialog>
  )
}
