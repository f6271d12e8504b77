import './password-form.css'
import { Button, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useActors } from '../actors-context.tsx'
import { useAccountLogic } from '../bundle-logic.ts'
import { failureText } from '../copy/failure-text.ts'
import { secondFactorCopy as words } from '../copy/second-factor-copy.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'proof.submit' })
  }
  return (
    <HeldDialog title={prove.title} hint={prove.hint}>
      <form className="password-form" onSubmit={submit} noValidate aria-busy={isBusy}>
        <CodeField
          ref={field}
          kind={kind}
          hint={kind === 'app' ? words.appHint : words.recoveryHint}
          isBusy={isBusy}
          value={code}
          problem={fault === null ? '' : words.faults[fault]}
          onChange={(typed) => actor.send({ type: 'proof.type', code: typed })}
        />
        {(failure !== null || isDefect) && (
          <Text as="p" role="alert" size="2" color="red">
            {prove.failed(failureText(failure))}
          </Text>
        )}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? prove.busy : prove.submit}
          </Button>
          <Button
            type="button"
            variant="soft"
            aria-disabled={isBusy}
            onClick={() => actor.send({ type: 'proof.switch' })}
          >
            {kind === 'app' ? prove.toRecovery : prove.toApp}
          </Button>
          <Button
            type="button"
            variant="soft"
            color="gray"
            aria-disabled={isBusy}
            onClick={() => session.send({ type: 'session.signOut' })}
          >
            {prove.leave}
          </Button>
        </Flex>
        {kind === 'recovery' && (
          <Text as="p" size="2" color="gray">
            {prove.lost}
          </Text>
        )}
      </form>
    </HeldDialog>
  )
}
