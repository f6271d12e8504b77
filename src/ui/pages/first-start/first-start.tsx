import './first-start.css'
import { Button, Checkbox, Flex, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { firstStartMachine } from '#domain/first-start/first-start.machine.ts'
import type { FirstStartFault, FirstStartForm } from '#domain/first-start/first-start.ts'
import { MAX_PERSON_NAME } from '#domain/people/person-form.ts'
import { MAX_SCHOOL_NAME } from '#domain/people/school.ts'
import { useActors } from '../../actors-context.tsx'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Section } from '../../components/section.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { firstStartCopy as words } from '../../copy/first-start-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { AccountField } from '../../session/account-field.tsx'
import { useOpenedActor } from '../../use-opened-actor.ts'

/** Where a fault is mended. */
const FIELD_OF: Readonly<Record<FirstStartFault, keyof FirstStartForm>> = {
  school: 'school',
  name: 'name',
  account: 'account',
  tooShort: 'password',
  tooLong: 'password',
  guessable: 'password',
  notRepeated: 'repeated',
}

/** What a visitor with the link of this server, with another, or with none, sees. */
export const FirstStart = ({ secret }: { readonly secret: string }) => {
  const actor = useOpenedActor(useOfficeLogic().openFirstStart, { secret })
  const { session, loginDialog } = useActors()
  const isSigningIn = useSelector(session, (it) => it.hasTag('busy'))
  const snapshot = useSelector(actor, (it) => it)
  const login = (
    <Button onClick={() => loginDialog.send({ type: 'loginDialog.open', reason: 'page' })}>
      {words.login}
    </Button>
  )
  if (snapshot.matches('checking'))
    return (
      <div role="status" aria-label={words.checking} className="first-start">
        <Skeleton height="240px" />
      </div>
    )
  if (snapshot.matches('failed'))
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(snapshot.context.failure)}
        onRetry={() => actor.send({ type: 'firstStart.recheck' })}
      />
    )
  if (snapshot.matches('otherLink')) return <EmptyState {...words.otherLink} />
  if (snapshot.matches('done')) return <EmptyState {...words.done}>{login}</EmptyState>
  if (snapshot.matches('made'))
    return isSigningIn ? (
      <EmptyState {...words.made} />
    ) : (
      <EmptyState title={words.made.title} hint={words.madeByHand}>
        {login}
      </EmptyState>
    )
  return <FirstStartFields actor={actor} />
}

const FirstStartFields = ({ actor }: { readonly actor: ActorRefFrom<typeof firstStartMachine> }) => {
  const { form, isShown, fault, failure } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isDefect = useSelector(actor, (it) => it.matches('defect'))
  const school = useRef<HTMLInputElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const repeated = useRef<HTMLInputElement>(null)
  const show = useId()
  useEffect(() => school.current?.focus(), [])
  useEffect(() => {
    const inputs = { school, name, account, password, repeated }
    const { unsubscribe } = actor.on('firstStart.warned', (warned) =>
      inputs[FIELD_OF[warned.fault]].current?.focus(),
    )
    return unsubscribe
  }, [actor])
  const begin = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: isDefect ? 'firstStart.recheck' : 'firstStart.begin' })
  }
  const field = (of: keyof FirstStartForm) => ({
    label: words[of],
    isBusy,
    value: form[of],
    problem: fault !== null && FIELD_OF[fault] === of ? words.faults[fault] : '',
    onChange: (text: string) => actor.send({ type: 'firstStart.edit', fields: { [of]: text } }),
  })
  return (
    <Section title={words.form}>
      <form className="first-start" onSubmit={begin} noValidate aria-busy={isBusy}>
        <Text as="p" size="2" color="gray">
          {words.intro}
        </Text>
        <AccountField
          ref={school}
          {...field('school')}
          hint=""
          autoComplete="organization"
          isPassword={false}
          maxLength={MAX_SCHOOL_NAME}
        />
        <AccountField
          ref={name}
          {...field('name')}
          hint=""
          autoComplete="name"
          isPassword={false}
          maxLength={MAX_PERSON_NAME}
        />
        <AccountField
          ref={account}
          {...field('account')}
          hint={words.accountHint}
          autoComplete="username"
          isPassword={false}
        />
        <AccountField
          ref={password}
          {...field('password')}
          hint={words.passwordHint}
          autoComplete="new-password"
          isPassword={!isShown}
        />
        <AccountField
          ref={repeated}
          {...field('repeated')}
          hint=""
          autoComplete="new-password"
          isPassword={!isShown}
        />
        <Flex align="center" gap="2">
          <Checkbox
            id={show}
            checked={isShown}
            onCheckedChange={() => actor.send({ type: 'firstStart.toggle' })}
          />
          <Text as="label" size="2" htmlFor={show}>
            {words.show}
          </Text>
        </Flex>
        {(failure !== null || isDefect) && (
          <Text as="p" role="alert" size="2" color="red">
            {notDoneText(words.notDone, failure)}
          </Text>
        )}
        <div>
          <Button type="submit" size="3" aria-disabled={isBusy}>
            {isBusy ? words.beginning : words.begin}
          </Button>
        </div>
      </form>
    </Section>
  )
}
